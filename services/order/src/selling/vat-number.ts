export function findVatCountry(_vatNumber: string): string | undefined {
  return undefined;
}
