/** Between digits. */
const separator = "[\\s'’٬]";
const shape = new RegExp(
  `^(?<whole>\\d+|\\d{1,3}(?:${separator}\\d{3})+|\\d{1,3}(?:\\.\\d{3})+|\\d{1,3}(?:,\\d{3})+)(?:[.,](?<decimals>\\d+))?$`,
);
/** 1.299 is one number in Berlin and another in Boston. */
const unclear = /^[1-9]\d{0,2}[.,]\d{3}$/;
/** Zeros of Arabic, Persian, Devanagari and full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0xff10];

/**
 * Reads "1.299,00", "1 299,00", "1'299.00" and "1,299.00" as "1299.00". Returns 'unclear' for two possible numbers,
 * undefined for none.
 */
export function readNumber(typed: string): { number: string } | 'unclear' | undefined {
  const text = toAsciiDigits(typed.trim());
  if (unclear.test(text)) return 'unclear';
  const { whole, decimals } = shape.exec(text)?.groups ?? {};
  if (whole === undefined || isGroupedTwice(whole, text)) return undefined;
  const digits = whole.replace(/\D/g, '');
  return { number: decimals === undefined ? digits : `${digits}.${decimals}` };
}

/** Uses one sign for both thousands and decimals: "1,299,00". */
const isGroupedTwice = (whole: string, text: string): boolean => {
  const grouping = /[.,]/.exec(whole)?.[0];
  return grouping !== undefined && text[whole.length] === grouping;
};

/** Returns a number with ASCII digits and signs. */
export function toAsciiDigits(text: string): string {
  const ascii = text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? digit : String(code - zero);
  });
  return ascii.replaceAll('٫', '.').replaceAll('，', ',').replaceAll('．', '.');
}
