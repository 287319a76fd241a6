/** Moves the focus from a button, whose row is about to go, to the same button of the row beside it. Returns false if there is none. */
export function focusBeside(button: HTMLElement, row: string): boolean {
  const own = button.closest(row);
  const buttonsOf = (element: Element | null | undefined) => [...(element?.querySelectorAll('button') ?? [])];
  const at = buttonsOf(own).indexOf(button as HTMLButtonElement);
  const beside = [own?.nextElementSibling, own?.previousElementSibling].flatMap((each) => buttonsOf(each)[at] ?? []);
  beside[0]?.focus();
  return beside.length > 0;
}
