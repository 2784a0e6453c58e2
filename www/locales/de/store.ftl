### What is said where games cannot be kept.

store-damaged = Eine gespeicherte Partie konnte nicht gelesen werden. Sie wurde beiseitegelegt, alles andere ist noch da.
store-forbidden = Dieser Browser lässt keine Partien speichern. Du kannst trotzdem spielen, und der Link in der Adresszeile enthält die ganze Partie.
store-full = Auf diesem Gerät ist kein Platz mehr, um diese Partie zu speichern. Du kannst trotzdem spielen, und der Link in der Adresszeile enthält die ganze Partie.
