### What is said where games cannot be kept.

store-damaged = Une partie enregistrée n’a pas pu être lue. Elle a été mise de côté ; tout le reste est toujours là.
store-forbidden = Ce navigateur ne permet pas d’enregistrer les parties. Vous pouvez jouer quand même, et le lien de la barre d’adresse contient toute la partie.
store-full = Il n’y a plus de place sur cet appareil pour enregistrer cette partie. Vous pouvez jouer quand même, et le lien de la barre d’adresse contient toute la partie.
