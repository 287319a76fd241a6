/** Right to left as soon as one letter is: "2 × USB-C وHDMI" is Arabic, although its first letter is not. */
export function directionOfText(text: string): 'ltr' | 'rtl' {
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? 'rtl' : 'ltr';
}
