const isCode = (name: string) => /\.(tsx?|mjs|cjs|js|sh)$/.test(name) || /^\.(ci|githooks)\//.test(name);
const isGenerated = (name: string) => /(^|\/)drizzle\/meta\//.test(name);
const isText = (name: string) => /\/(locales|texts|[\w-]+-texts)\/[\w/.-]+\.(ts|json)$|-texts\.(ts|json)$/.test(name);
const isTest = (name: string) =>
  /\.(test|e2e|journey)\.tsx?$|(^|\/)(tests|e2e)\/|^packages\/testing\/|(^|\/)test-[^/]+$/.test(name);

/** Counts lines that are neither blank nor only comment. A comment behind code does not matter. */
export function countCode(text: string): number {
  let isInComment = false;
  let count = 0;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (isInComment) {
      isInComment = !line.includes('*/');
    } else if (/^\{?\/\*/.test(line)) {
      isInComment = !line.includes('*/');
    } else if (line !== '' && !line.startsWith('//') && !/^#(\s|!|$)/.test(line)) {
      count += 1;
    }
  }
  return count;
}

/** Adds up the files, each in the first kind that it belongs to. */
export function countLines(files: string[], read: (name: string) => string) {
  const totals = { 'lines of code': 0, 'lines of tests': 0, 'lines of texts': 0, 'words of prose': 0 };
  for (const name of files) {
    if (isGenerated(name)) continue;
    if (name.endsWith('.md')) totals['words of prose'] += read(name).split(/\s+/).filter(Boolean).length;
    else if (isCode(name) && isTest(name)) totals['lines of tests'] += countCode(read(name));
    else if (isText(name)) totals['lines of texts'] += countCode(read(name));
    else if (isCode(name)) totals['lines of code'] += countCode(read(name));
  }
  return totals;
}
