/** 117.7 → "118 MB". */
export const memoryText = (megabytes: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit: 'megabyte', unitDisplay: 'short' }).format(
    Math.round(megabytes),
  );
