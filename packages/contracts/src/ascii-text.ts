/** Imports no zod: pages of the storefront load it. */

// biome-ignore-start lint/suspicious/noMisleadingCharacterClass: each of these characters is meant alone
/** Accents, vowel signs, joiners and other marks that are not typed in a search. */
export const ignoredMarks =
  /[\u00ad\u00b7\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/g;
// biome-ignore-end lint/suspicious/noMisleadingCharacterClass: see above

/** Letters and signs by what they are written as. Leaves out what Unicode decomposes. */
const sounds: Record<string, string> = {
  a: 'ⱥᴀᶏʾ',
  aa: 'ꜳ',
  ae: 'æᴁ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  b: 'ƀƃɓʙᴃᵬᶀ',
  c: 'ƈȼɕᴄꞓ',
  d: 'ðđƌȡɖɗᴅᴆᵭᶁᶑꝱꝺ',
  db: 'ȸ',
  dz: 'ʣʥ',
  e: 'ɇəǝɛᴇᶒᶓⱸ',
  f: 'ƒᵮᶂꜰꝼ',
  g: 'ǥɠɡɢʛᶃꞡ',
  h: 'ħɦɧʜⱨ',
  hv: 'ƕ',
  i: 'ıɨɩɪᵻᶖ',
  j: 'ȷɉɟʝᴊ',
  k: 'ƙᴋᶄⱪꝁꝃꝅꞣ',
  l: 'łƚȴɫɬɭʟᴌᶅⱡꝇꝉꝲ',
  ll: 'ỻ',
  ls: 'ʪ',
  lz: 'ʫ',
  m: 'ɱᴍᵯᶆꝳ',
  n: 'ŋƞȵɲɳɴᵰᶇꝴꞑꞥ',
  o: 'øɔᴏⱺꝋꝍ',
  oe: 'œɶ',
  oi: 'ƣ',
  oo: 'ꝏ',
  p: 'ƥᴘᵱᵽᶈ℘ꝑꝓꝕ',
  q: 'ĸʠꝗꝙ',
  qp: 'ȹ',
  r: 'ɍɼɽɾʀᵲᵳᶉꝵꝶꞧ',
  s: 'ȿʂᵴᶊẜẝꜱꞩ',
  ss: 'ß',
  t: 'ŧƫƭȶʈᴛᵵⱦꝷꞇ',
  th: 'þᵺꝥꝧ',
  ts: 'ʦ',
  u: 'ʉᴜᵾᶙ',
  ue: 'ᵫ',
  v: 'ʋᴠᶌỽⱱⱴꝟ',
  vy: 'ꝡ',
  w: 'ᴡⱳ',
  x: 'ᶍ×',
  y: 'ƴɏʏỿ',
  z: 'ƶȥɀʐʑᴢᵶᶎⱬ',
  '!': '¡',
  '"': 'ʺ“”„‟〝〞״',
  "'": 'ʹʻʼʽˈ‘’‛′׳',
  '(c)': '©',
  '(p)': '℗',
  '(r)': '®',
  '*': '⁎',
  '+': '˖',
  '+/-': '±',
  ',': '‚、︑،',
  '-': '˗‐‒–—―−־',
  '->': '→',
  '.': '。',
  '/': '÷⁄∕',
  ':': 'ː',
  '<': '˂‹〈',
  '<-': '←',
  '<<': '«≪《',
  '>': '˃›〉',
  '>>': '»≫》',
  '?': '¿؟',
  '[': '⁅〔〘〚',
  '\\': '∖',
  ']': '⁆〕〙〛',
  '^': '˄ˆ',
  '|': '∣',
  '||': '‖∥',
  '~': '˜〜',
  '0': '〇',
  ' ': '\u1680\u2028\u2029',
  ';': '؛',
};

/** Letters of other alphabets with what each is written as. */
const alphabets = [
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo',
  // Cyrillic, without marks that Unicode decomposes.
  'аa бb вv гg дd еe жzh зz иi кk лl мm нn оo пp рr сs тt уu фf хkh цts чch шsh щshch ъ ыy ь эe юyu яya',
  'іi єye ґg јj љlj њnj ћc ђdj џdzh ѕdz ѣe ѫa ѳf ѵi үu ұu өo әa ңn қk ҡk ҝk ҟk ғg һh ҳkh ҷch ҹch җzh ҙz ҫs ӏ',
  'աa բb գg դd եe զz էe ըy թt ժzh իi լl խkh ծts կk հh ձdz ղgh ճch մm յy նn շsh ոo չch պp ջj ռr սs վv տt րr ցts ւw փp քk օo ֆf',
  'აa ბb გg დd ეe ვv ზz თt იi კk ლl მm ნn ოo პp ჟzh რr სs ტt უu ფp ქk ღgh ყq შsh ჩch ცts ძdz წts ჭch ხkh ჯj ჰh',
  'אa בb גg דd הh וv זz חch טt יy כk ךk לl מm םm נn ןn סs עe פp ףp צts ץts קq רr שsh תth',
  // Arabic, Persian and Urdu.
  'اa ٱa ء2 وw يy ىy بb تt ثv جj ح7 خ5 دd ذx رr زz سs شc ص9 ضp ط6 ظo ع3 غg فf قq كk لl مm نn هh ةh',
  'کk یy ہh ەh ھh ںn ےy پpq چcq ژzq گgq ڤvq ٹtq ڈdq ڑrq',
];

const written = new Map<string, string>();
for (const [sound, letters] of Object.entries(sounds)) for (const letter of letters) written.set(letter, sound);
for (const pair of alphabets.join(' ').split(' ')) written.set(pair[0] ?? '', pair.slice(1));

const asciiOnly = /^\p{ASCII}*$/u;

/** Writes text in lower-case ASCII for searching. Must equal the databases' function `ascii_text`. */
export function asciiText(text: string): string {
  if (asciiOnly.test(text)) return text.toLowerCase();
  // Composed again, so that a Korean syllable is one character, and ガ another one than カ.
  const plain = text.normalize('NFKD').replace(ignoredMarks, '').normalize('NFC');
  return Array.from(plain, writeCharacter).join('');
}

function writeCharacter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  const lower = character.toLowerCase();
  const code = lower.codePointAt(0) ?? 0;
  return written.get(lower) ?? readDigit(lower, code) ?? writeCode(code);
}

function readDigit(character: string, code: number): string | undefined {
  if (!isDigit(character)) return undefined;
  let zero = code;
  while (isDigit(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

const isDigit = (character: string) => /\p{Nd}/u.test(character);

/** Writes a letter of an alphabet as a part of its word, and anything else as a word of its own. */
export function writeCode(code: number): string {
  const hex = [...code.toString(16)].reverse().join('');
  const isLetter = (code >= 0xc0 && code < 0x2000) || (code >= 0x2c00 && code < 0x2e80);
  return isLetter ? `q${hex}` : ` ${hex} `;
}
