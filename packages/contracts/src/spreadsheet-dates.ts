const monthDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** "2026-05-31", with a time and a zone if there are: "2026-05-31 12:00:00 +0200". Without a zone it is UTC. */
const iso =
  /^(?<y>\d{4})[-/.](?<m>\d{1,2})[-/.](?<d>\d{1,2})(?:[T\s]+(?<h>\d{1,2}):(?<min>\d{2})(?::(?<s>\d{2})(?:\.\d+)?)?)?\s*(?<zone>Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/i;
/** "31.05.2026" has the day first; "5/31/2026" the month, unless that is no month. */
const local =
  /^(?<one>\d{1,2})(?<sign>[./-])(?<two>\d{1,2})[./-](?<y>\d{4})(?:,?\s+(?<h>\d{1,2}):(?<min>\d{2})(?::(?<s>\d{2}))?\s*(?<half>[ap]m)?)?$/i;
/** Days since 1899-12-30, as a spreadsheet counts them. */
const serial = /^\d{5}(?:\.\d+)?$/;

const dayMs = 86_400_000;

/** Returns the moment that a cell of a spreadsheet says, in the forms that shops and spreadsheets write; undefined for any other text. */
export function readMoment(cell: string): Date | undefined {
  const text = cell.trim();
  if (serial.test(text)) return new Date(Math.round((Number(text) - 25_569) * dayMs));
  const found = iso.exec(text)?.groups ?? fromLocal(local.exec(text)?.groups);
  if (!found) return undefined;
  const [year, month, day] = [Number(found.y), Number(found.m), Number(found.d)];
  if (month < 1 || month > 12 || day < 1 || day > (monthDays[month - 1] ?? 0)) return undefined;
  const hour = Number(found.h ?? 0) % 12 === 0 && found.half ? 0 : Number(found.h ?? 0);
  const hours = hour + (found.half?.toLowerCase() === 'pm' ? 12 : 0);
  const [minutes, seconds] = [Number(found.min ?? 0), Number(found.s ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined;
  return new Date(Date.UTC(year, month - 1, day, hours, minutes, seconds) - toOffsetMs(found.zone));
}

function fromLocal(found: Record<string, string | undefined> | undefined) {
  if (!found) return undefined;
  const { one, two, sign } = found;
  const isMonthFirst = sign === '/' && Number(one) <= 12;
  return { ...found, m: isMonthFirst ? one : two, d: isMonthFirst ? two : one } as Record<string, string | undefined>;
}

function toOffsetMs(zone: string | undefined): number {
  const { sign, hours, minutes } = /^(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})$/.exec(zone ?? '')?.groups ?? {};
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000 : 0;
}
