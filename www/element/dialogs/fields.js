// The limits of what can be typed into a field.

/**
 * Lets a field say in the words of the page what will not do in it: the browser would say it in its own language.
 *
 * @param {HTMLInputElement} input
 * @param {string} reason
 */
export function explain(input, reason) {
  const check = () => {
    input.setCustomValidity('');
    if (!input.validity.valid) input.setCustomValidity(reason);
  };
  input.addEventListener('input', check);
  check();
  return input;
}
