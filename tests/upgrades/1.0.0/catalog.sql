-- PostgreSQL database dump
-- Dumped from database version 15.18 (Debian 15.18-0+deb12u1)
-- Dumped by pg_dump version 15.18 (Debian 15.18-0+deb12u1)
SET statement_timeout = 0;
SET lock_timeout = 0;
SET idle_in_transaction_session_timeout = 0;
SET client_encoding = 'UTF8';
SET standard_conforming_strings = on;
SELECT pg_catalog.set_config('search_path', '', false);
SET check_function_bodies = false;
SET xmloption = content;
SET client_min_messages = warning;
SET row_security = off;
-- Name: catalog; Type: SCHEMA; Schema: -; Owner: -
-- Name: add_to_import(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.add_to_import() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
BEGIN
  UPDATE imports SET rows = imports.rows + n.rows, imported = imports.imported + n.imported,
    rejected = imports.rejected + n.rejected
  FROM (SELECT import_id, count(*) AS rows, count(*) FILTER (WHERE state = 'imported') AS imported,
    count(*) FILTER (WHERE state = 'failed') AS rejected FROM added GROUP BY import_id) n
  WHERE imports.id = n.import_id;
  RETURN NULL;
END $$;
-- Name: ascii_text(text); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.ascii_text(value text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE
    AS $$
DECLARE
  plain text;
BEGIN
  IF octet_length(value) = length(value) THEN
    RETURN lower(value COLLATE "C");
  END IF;
  plain := normalize(regexp_replace(normalize(value, NFKD) COLLATE "C",
    '[\u00ad\u00b7\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u180e\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]', '', 'g'), NFC);
  IF octet_length(plain) = length(plain) THEN
    RETURN lower(plain COLLATE "C");
  END IF;
  RETURN (
    SELECT lower(string_agg(CASE WHEN octet_length(letter) = 1 THEN letter ELSE coalesce('{"¡":"!","©":"(c)","«":"<<","®":"(r)","±":"+/-","»":">>","¿":"?","Æ":"ae","Ð":"d","×":"x","Ø":"o","Þ":"th","ß":"ss",
"æ":"ae","ð":"d","÷":"/","ø":"o","þ":"th","Đ":"d","đ":"d","Ħ":"h","ħ":"h","ı":"i","ĸ":"q","Ł":"l","ł":"l","Ŋ":"n",
"ŋ":"n","Œ":"oe","œ":"oe","Ŧ":"t","ŧ":"t","ƀ":"b","Ɓ":"b","Ƃ":"b","ƃ":"b","Ƅ":"q581","Ɔ":"o","Ƈ":"c","ƈ":"c","Ɖ":"d",
"Ɗ":"d","Ƌ":"d","ƌ":"d","Ǝ":"e","Ə":"e","Ɛ":"e","Ƒ":"f","ƒ":"f","Ɠ":"g","Ɣ":"q362","ƕ":"hv","Ɩ":"i","Ɨ":"i","Ƙ":"k",
"ƙ":"k","ƚ":"l","Ɯ":"qf62","Ɲ":"n","ƞ":"n","Ɵ":"q572","Ƣ":"oi","ƣ":"oi","Ƥ":"p","ƥ":"p","Ʀ":"r","Ƨ":"q8a1","Ʃ":"q382",
"ƫ":"t","Ƭ":"t","ƭ":"t","Ʈ":"t","Ʊ":"qa82","Ʋ":"v","Ƴ":"y","ƴ":"y","Ƶ":"z","ƶ":"z","Ʒ":"q292","Ƹ":"q9b1","Ƽ":"qdb1",
"ǝ":"e","Ǥ":"g","ǥ":"g","Ƕ":"hv","Ƿ":"qfb1","Ȝ":"qd12","Ƞ":"n","ȡ":"d","Ȣ":"q322","Ȥ":"z","ȥ":"z","ȴ":"l","ȵ":"n",
"ȶ":"t","ȷ":"j","ȸ":"db","ȹ":"qp","Ⱥ":"a","Ȼ":"c","ȼ":"c","Ƚ":"l","Ⱦ":"t","ȿ":"s","ɀ":"z","Ɂ":"q242","Ƀ":"b","Ʉ":"u",
"Ʌ":"qc82","Ɇ":"e","ɇ":"e","Ɉ":"j","ɉ":"j","Ɋ":"qb42","Ɍ":"r","ɍ":"r","Ɏ":"y","ɏ":"y","ɓ":"b","ɔ":"o","ɕ":"c","ɖ":"d",
"ɗ":"d","ə":"e","ɛ":"e","ɟ":"j","ɠ":"g","ɡ":"g","ɢ":"g","ɦ":"h","ɧ":"h","ɨ":"i","ɩ":"i","ɪ":"i","ɫ":"l","ɬ":"l","ɭ":"l",
"ɱ":"m","ɲ":"n","ɳ":"n","ɴ":"n","ɶ":"oe","ɼ":"r","ɽ":"r","ɾ":"r","ʀ":"r","ʂ":"s","ʈ":"t","ʉ":"u","ʋ":"v","ʏ":"y",
"ʐ":"z","ʑ":"z","ʙ":"b","ʛ":"g","ʜ":"h","ʝ":"j","ʟ":"l","ʠ":"q","ʣ":"dz","ʥ":"dz","ʦ":"ts","ʪ":"ls","ʫ":"lz","ʹ":"''",
"ʺ":"\"","ʻ":"''","ʼ":"''","ʽ":"''","ʾ":"a","˂":"<","˃":">","˄":"^","ˆ":"^","ˈ":"''","ː":":","˖":"+","˗":"-","Ͱ":"q173",
"Ͳ":"q373","Ͷ":"q773","Ϳ":"q3f3","Α":"a","Β":"v","Γ":"g","Δ":"d","Ε":"e","Ζ":"z","Η":"i","Θ":"th","Ι":"i","Κ":"k",
"Λ":"l","Μ":"m","Ν":"n","Ξ":"x","Ο":"o","Π":"p","Ρ":"r","Σ":"s","Τ":"t","Υ":"y","Φ":"f","Χ":"ch","Ψ":"ps","Ω":"o",
"α":"a","β":"v","γ":"g","δ":"d","ε":"e","ζ":"z","η":"i","θ":"th","ι":"i","κ":"k","λ":"l","μ":"m","ν":"n","ξ":"x",
"ο":"o","π":"p","ρ":"r","ς":"s","σ":"s","τ":"t","υ":"y","φ":"f","χ":"ch","ψ":"ps","ω":"o","Ϗ":"q7d3","Ϙ":"q9d3",
"Ϛ":"qbd3","Ϝ":"qdd3","Ϟ":"qfd3","Ϡ":"q1e3","Ϣ":"q3e3","Ϥ":"q5e3","Ϧ":"q7e3","Ϩ":"q9e3","Ϫ":"qbe3","Ϭ":"qde3",
"Ϯ":"qfe3","Ϸ":"q8f3","Ϻ":"qbf3","Ͻ":"qb73","Ͼ":"qc73","Ͽ":"qd73","Ђ":"dj","Є":"ye","Ѕ":"dz","І":"i","Ј":"j","Љ":"lj",
"Њ":"nj","Ћ":"c","Џ":"dzh","А":"a","Б":"b","В":"v","Г":"g","Д":"d","Е":"e","Ж":"zh","З":"z","И":"i","К":"k","Л":"l",
"М":"m","Н":"n","О":"o","П":"p","Р":"r","С":"s","Т":"t","У":"u","Ф":"f","Х":"kh","Ц":"ts","Ч":"ch","Ш":"sh","Щ":"shch",
"Ъ":"","Ы":"y","Ь":"","Э":"e","Ю":"yu","Я":"ya","а":"a","б":"b","в":"v","г":"g","д":"d","е":"e","ж":"zh","з":"z",
"и":"i","к":"k","л":"l","м":"m","н":"n","о":"o","п":"p","р":"r","с":"s","т":"t","у":"u","ф":"f","х":"kh","ц":"ts",
"ч":"ch","ш":"sh","щ":"shch","ъ":"","ы":"y","ь":"","э":"e","ю":"yu","я":"ya","ђ":"dj","є":"ye","ѕ":"dz","і":"i","ј":"j",
"љ":"lj","њ":"nj","ћ":"c","џ":"dzh","Ѡ":"q164","Ѣ":"e","ѣ":"e","Ѥ":"q564","Ѧ":"q764","Ѩ":"q964","Ѫ":"a","ѫ":"a",
"Ѭ":"qd64","Ѯ":"qf64","Ѱ":"q174","Ѳ":"f","ѳ":"f","Ѵ":"i","ѵ":"i","Ѹ":"q974","Ѻ":"qb74","Ѽ":"qd74","Ѿ":"qf74","Ҁ":"q184",
"Ҋ":"qb84","Ҍ":"qd84","Ҏ":"qf84","Ґ":"g","ґ":"g","Ғ":"g","ғ":"g","Ҕ":"q594","Җ":"zh","җ":"zh","Ҙ":"z","ҙ":"z","Қ":"k",
"қ":"k","Ҝ":"k","ҝ":"k","Ҟ":"k","ҟ":"k","Ҡ":"k","ҡ":"k","Ң":"n","ң":"n","Ҥ":"q5a4","Ҧ":"q7a4","Ҩ":"q9a4","Ҫ":"s",
"ҫ":"s","Ҭ":"qda4","Ү":"u","ү":"u","Ұ":"u","ұ":"u","Ҳ":"kh","ҳ":"kh","Ҵ":"q5b4","Ҷ":"ch","ҷ":"ch","Ҹ":"ch","ҹ":"ch",
"Һ":"h","һ":"h","Ҽ":"qdb4","Ҿ":"qfb4","Ӏ":"","Ӄ":"q4c4","Ӆ":"q6c4","Ӈ":"q8c4","Ӊ":"qac4","Ӌ":"qcc4","Ӎ":"qec4","ӏ":"",
"Ӕ":"q5d4","Ә":"a","ә":"a","Ӡ":"q1e4","Ө":"o","ө":"o","Ӷ":"q7f4","Ӻ":"qbf4","Ӽ":"qdf4","Ӿ":"qff4","Ԁ":"q105","Ԃ":"q305",
"Ԅ":"q505","Ԇ":"q705","Ԉ":"q905","Ԋ":"qb05","Ԍ":"qd05","Ԏ":"qf05","Ԑ":"q115","Ԓ":"q315","Ԕ":"q515","Ԗ":"q715",
"Ԙ":"q915","Ԛ":"qb15","Ԝ":"qd15","Ԟ":"qf15","Ԡ":"q125","Ԣ":"q325","Ԥ":"q525","Ԧ":"q725","Ԩ":"q925","Ԫ":"qb25",
"Ԭ":"qd25","Ԯ":"qf25","Ա":"a","Բ":"b","Գ":"g","Դ":"d","Ե":"e","Զ":"z","Է":"e","Ը":"y","Թ":"t","Ժ":"zh","Ի":"i","Լ":"l",
"Խ":"kh","Ծ":"ts","Կ":"k","Հ":"h","Ձ":"dz","Ղ":"gh","Ճ":"ch","Մ":"m","Յ":"y","Ն":"n","Շ":"sh","Ո":"o","Չ":"ch","Պ":"p",
"Ջ":"j","Ռ":"r","Ս":"s","Վ":"v","Տ":"t","Ր":"r","Ց":"ts","Ւ":"w","Փ":"p","Ք":"k","Օ":"o","Ֆ":"f","ա":"a","բ":"b",
"գ":"g","դ":"d","ե":"e","զ":"z","է":"e","ը":"y","թ":"t","ժ":"zh","ի":"i","լ":"l","խ":"kh","ծ":"ts","կ":"k","հ":"h",
"ձ":"dz","ղ":"gh","ճ":"ch","մ":"m","յ":"y","ն":"n","շ":"sh","ո":"o","չ":"ch","պ":"p","ջ":"j","ռ":"r","ս":"s","վ":"v",
"տ":"t","ր":"r","ց":"ts","ւ":"w","փ":"p","ք":"k","օ":"o","ֆ":"f","־":"-","א":"a","ב":"b","ג":"g","ד":"d","ה":"h",
"ו":"v","ז":"z","ח":"ch","ט":"t","י":"y","ך":"k","כ":"k","ל":"l","ם":"m","מ":"m","ן":"n","נ":"n","ס":"s","ע":"e",
"ף":"p","פ":"p","ץ":"ts","צ":"ts","ק":"q","ר":"r","ש":"sh","ת":"th","׳":"''","״":"\"","،":",","؛":";","؟":"?","ء":"2",
"ا":"a","ب":"b","ة":"h","ت":"t","ث":"v","ج":"j","ح":"7","خ":"5","د":"d","ذ":"x","ر":"r","ز":"z","س":"s","ش":"c","ص":"9",
"ض":"p","ط":"6","ظ":"o","ع":"3","غ":"g","ف":"f","ق":"q","ك":"k","ل":"l","م":"m","ن":"n","ه":"h","و":"w","ى":"y","ي":"y",
"٠":"0","١":"1","٢":"2","٣":"3","٤":"4","٥":"5","٦":"6","٧":"7","٨":"8","٩":"9","ٱ":"a","ٹ":"tq","پ":"pq","چ":"cq",
"ڈ":"dq","ڑ":"rq","ژ":"zq","ڤ":"vq","ک":"k","گ":"gq","ں":"n","ھ":"h","ہ":"h","ی":"y","ے":"y","ە":"h","۰":"0","۱":"1",
"۲":"2","۳":"3","۴":"4","۵":"5","۶":"6","۷":"7","۸":"8","۹":"9","߀":"0","߁":"1","߂":"2","߃":"3","߄":"4","߅":"5","߆":"6",
"߇":"7","߈":"8","߉":"9","०":"0","१":"1","२":"2","३":"3","४":"4","५":"5","६":"6","७":"7","८":"8","९":"9","০":"0","১":"1",
"২":"2","৩":"3","৪":"4","৫":"5","৬":"6","৭":"7","৮":"8","৯":"9","੦":"0","੧":"1","੨":"2","੩":"3","੪":"4","੫":"5","੬":"6",
"੭":"7","੮":"8","੯":"9","૦":"0","૧":"1","૨":"2","૩":"3","૪":"4","૫":"5","૬":"6","૭":"7","૮":"8","૯":"9","୦":"0","୧":"1",
"୨":"2","୩":"3","୪":"4","୫":"5","୬":"6","୭":"7","୮":"8","୯":"9","௦":"0","௧":"1","௨":"2","௩":"3","௪":"4","௫":"5","௬":"6",
"௭":"7","௮":"8","௯":"9","౦":"0","౧":"1","౨":"2","౩":"3","౪":"4","౫":"5","౬":"6","౭":"7","౮":"8","౯":"9","೦":"0","೧":"1",
"೨":"2","೩":"3","೪":"4","೫":"5","೬":"6","೭":"7","೮":"8","೯":"9","൦":"0","൧":"1","൨":"2","൩":"3","൪":"4","൫":"5","൬":"6",
"൭":"7","൮":"8","൯":"9","෦":"0","෧":"1","෨":"2","෩":"3","෪":"4","෫":"5","෬":"6","෭":"7","෮":"8","෯":"9","๐":"0","๑":"1",
"๒":"2","๓":"3","๔":"4","๕":"5","๖":"6","๗":"7","๘":"8","๙":"9","໐":"0","໑":"1","໒":"2","໓":"3","໔":"4","໕":"5","໖":"6",
"໗":"7","໘":"8","໙":"9","༠":"0","༡":"1","༢":"2","༣":"3","༤":"4","༥":"5","༦":"6","༧":"7","༨":"8","༩":"9","၀":"0","၁":"1",
"၂":"2","၃":"3","၄":"4","၅":"5","၆":"6","၇":"7","၈":"8","၉":"9","႐":"0","႑":"1","႒":"2","႓":"3","႔":"4","႕":"5","႖":"6",
"႗":"7","႘":"8","႙":"9","Ⴀ":"q00d2","Ⴁ":"q10d2","Ⴂ":"q20d2","Ⴃ":"q30d2","Ⴄ":"q40d2","Ⴅ":"q50d2","Ⴆ":"q60d2","Ⴇ":"q70d2",
"Ⴈ":"q80d2","Ⴉ":"q90d2","Ⴊ":"qa0d2","Ⴋ":"qb0d2","Ⴌ":"qc0d2","Ⴍ":"qd0d2","Ⴎ":"qe0d2","Ⴏ":"qf0d2","Ⴐ":"q01d2","Ⴑ":"q11d2",
"Ⴒ":"q21d2","Ⴓ":"q31d2","Ⴔ":"q41d2","Ⴕ":"q51d2","Ⴖ":"q61d2","Ⴗ":"q71d2","Ⴘ":"q81d2","Ⴙ":"q91d2","Ⴚ":"qa1d2","Ⴛ":"qb1d2",
"Ⴜ":"qc1d2","Ⴝ":"qd1d2","Ⴞ":"qe1d2","Ⴟ":"qf1d2","Ⴠ":"q02d2","Ⴡ":"q12d2","Ⴢ":"q22d2","Ⴣ":"q32d2","Ⴤ":"q42d2","Ⴥ":"q52d2",
"Ⴧ":"q72d2","Ⴭ":"qd2d2","ა":"a","ბ":"b","გ":"g","დ":"d","ე":"e","ვ":"v","ზ":"z","თ":"t","ი":"i","კ":"k","ლ":"l","მ":"m",
"ნ":"n","ო":"o","პ":"p","ჟ":"zh","რ":"r","ს":"s","ტ":"t","უ":"u","ფ":"p","ქ":"k","ღ":"gh","ყ":"q","შ":"sh","ჩ":"ch",
"ც":"ts","ძ":"dz","წ":"ts","ჭ":"ch","ხ":"kh","ჯ":"j","ჰ":"h","Ꭰ":" 07ba ","Ꭱ":" 17ba ","Ꭲ":" 27ba ","Ꭳ":" 37ba ",
"Ꭴ":" 47ba ","Ꭵ":" 57ba ","Ꭶ":" 67ba ","Ꭷ":" 77ba ","Ꭸ":" 87ba ","Ꭹ":" 97ba ","Ꭺ":" a7ba ","Ꭻ":" b7ba ","Ꭼ":" c7ba ",
"Ꭽ":" d7ba ","Ꭾ":" e7ba ","Ꭿ":" f7ba ","Ꮀ":" 08ba ","Ꮁ":" 18ba ","Ꮂ":" 28ba ","Ꮃ":" 38ba ","Ꮄ":" 48ba ","Ꮅ":" 58ba ",
"Ꮆ":" 68ba ","Ꮇ":" 78ba ","Ꮈ":" 88ba ","Ꮉ":" 98ba ","Ꮊ":" a8ba ","Ꮋ":" b8ba ","Ꮌ":" c8ba ","Ꮍ":" d8ba ","Ꮎ":" e8ba ",
"Ꮏ":" f8ba ","Ꮐ":" 09ba ","Ꮑ":" 19ba ","Ꮒ":" 29ba ","Ꮓ":" 39ba ","Ꮔ":" 49ba ","Ꮕ":" 59ba ","Ꮖ":" 69ba ","Ꮗ":" 79ba ",
"Ꮘ":" 89ba ","Ꮙ":" 99ba ","Ꮚ":" a9ba ","Ꮛ":" b9ba ","Ꮜ":" c9ba ","Ꮝ":" d9ba ","Ꮞ":" e9ba ","Ꮟ":" f9ba ","Ꮠ":" 0aba ",
"Ꮡ":" 1aba ","Ꮢ":" 2aba ","Ꮣ":" 3aba ","Ꮤ":" 4aba ","Ꮥ":" 5aba ","Ꮦ":" 6aba ","Ꮧ":" 7aba ","Ꮨ":" 8aba ","Ꮩ":" 9aba ",
"Ꮪ":" aaba ","Ꮫ":" baba ","Ꮬ":" caba ","Ꮭ":" daba ","Ꮮ":" eaba ","Ꮯ":" faba ","Ꮰ":" 0bba ","Ꮱ":" 1bba ","Ꮲ":" 2bba ",
"Ꮳ":" 3bba ","Ꮴ":" 4bba ","Ꮵ":" 5bba ","Ꮶ":" 6bba ","Ꮷ":" 7bba ","Ꮸ":" 8bba ","Ꮹ":" 9bba ","Ꮺ":" abba ","Ꮻ":" bbba ",
"Ꮼ":" cbba ","Ꮽ":" dbba ","Ꮾ":" ebba ","Ꮿ":" fbba ","Ᏸ":"q8f31","Ᏹ":"q9f31","Ᏺ":"qaf31","Ᏻ":"qbf31","Ᏼ":"qcf31",
"Ᏽ":"qdf31"," ":" ","០":"0","១":"1","២":"2","៣":"3","៤":"4","៥":"5","៦":"6","៧":"7","៨":"8","៩":"9","᠐":"0","᠑":"1",
"᠒":"2","᠓":"3","᠔":"4","᠕":"5","᠖":"6","᠗":"7","᠘":"8","᠙":"9","᥆":"0","᥇":"1","᥈":"2","᥉":"3","᥊":"4","᥋":"5","᥌":"6",
"᥍":"7","᥎":"8","᥏":"9","᧐":"0","᧑":"1","᧒":"2","᧓":"3","᧔":"4","᧕":"5","᧖":"6","᧗":"7","᧘":"8","᧙":"9","᪀":"0","᪁":"1",
"᪂":"2","᪃":"3","᪄":"4","᪅":"5","᪆":"6","᪇":"7","᪈":"8","᪉":"9","᪐":"0","᪑":"1","᪒":"2","᪓":"3","᪔":"4","᪕":"5","᪖":"6",
"᪗":"7","᪘":"8","᪙":"9","᭐":"0","᭑":"1","᭒":"2","᭓":"3","᭔":"4","᭕":"5","᭖":"6","᭗":"7","᭘":"8","᭙":"9","᮰":"0","᮱":"1",
"᮲":"2","᮳":"3","᮴":"4","᮵":"5","᮶":"6","᮷":"7","᮸":"8","᮹":"9","᱀":"0","᱁":"1","᱂":"2","᱃":"3","᱄":"4","᱅":"5","᱆":"6",
"᱇":"7","᱈":"8","᱉":"9","᱐":"0","᱑":"1","᱒":"2","᱓":"3","᱔":"4","᱕":"5","᱖":"6","᱗":"7","᱘":"8","᱙":"9","Ᲊ":"qa8c1",
"Ა":"a","Ბ":"b","Გ":"g","Დ":"d","Ე":"e","Ვ":"v","Ზ":"z","Თ":"t","Ი":"i","Კ":"k","Ლ":"l","Მ":"m","Ნ":"n","Ო":"o","Პ":"p",
"Ჟ":"zh","Რ":"r","Ს":"s","Ტ":"t","Უ":"u","Ფ":"p","Ქ":"k","Ღ":"gh","Ყ":"q","Შ":"sh","Ჩ":"ch","Ც":"ts","Ძ":"dz","Წ":"ts",
"Ჭ":"ch","Ხ":"kh","Ჯ":"j","Ჰ":"h","Ჱ":"q1f01","Ჲ":"q2f01","Ჳ":"q3f01","Ჴ":"q4f01","Ჵ":"q5f01","Ჶ":"q6f01","Ჷ":"q7f01",
"Ჸ":"q8f01","Ჹ":"q9f01","Ჺ":"qaf01","Ჽ":"qdf01","Ჾ":"qef01","Ჿ":"qff01","ᴀ":"a","ᴁ":"ae","ᴃ":"b","ᴄ":"c","ᴅ":"d",
"ᴆ":"d","ᴇ":"e","ᴊ":"j","ᴋ":"k","ᴌ":"l","ᴍ":"m","ᴏ":"o","ᴘ":"p","ᴛ":"t","ᴜ":"u","ᴠ":"v","ᴡ":"w","ᴢ":"z","ᵫ":"ue",
"ᵬ":"b","ᵭ":"d","ᵮ":"f","ᵯ":"m","ᵰ":"n","ᵱ":"p","ᵲ":"r","ᵳ":"r","ᵴ":"s","ᵵ":"t","ᵶ":"z","ᵺ":"th","ᵻ":"i","ᵽ":"p",
"ᵾ":"u","ᶀ":"b","ᶁ":"d","ᶂ":"f","ᶃ":"g","ᶄ":"k","ᶅ":"l","ᶆ":"m","ᶇ":"n","ᶈ":"p","ᶉ":"r","ᶊ":"s","ᶌ":"v","ᶍ":"x","ᶎ":"z",
"ᶏ":"a","ᶑ":"d","ᶒ":"e","ᶓ":"e","ᶖ":"i","ᶙ":"u","ẜ":"s","ẝ":"s","ẞ":"ss","Ỻ":"ll","ỻ":"ll","Ỽ":"v","ỽ":"v","Ỿ":"y",
"ỿ":"y","‐":"-","‒":"-","–":"-","—":"-","―":"-","‖":"||","‘":"''","’":"''","‚":",","‛":"''","“":"\"","”":"\"","„":"\"",
"‟":"\""," ":" "," ":" ","′":"''","‹":"<","›":">","⁄":"/","⁅":"[","⁆":"]","⁎":"*","℗":"(p)","℘":"p","Ⅎ":" e412 ",
"Ↄ":" 4812 ","←":"<-","→":"->","−":"-","∕":"/","∖":"\\","∣":"|","∥":"||","≪":"<<","≫":">>","Ⰰ":"q03c2","Ⰱ":"q13c2",
"Ⰲ":"q23c2","Ⰳ":"q33c2","Ⰴ":"q43c2","Ⰵ":"q53c2","Ⰶ":"q63c2","Ⰷ":"q73c2","Ⰸ":"q83c2","Ⰹ":"q93c2","Ⰺ":"qa3c2","Ⰻ":"qb3c2",
"Ⰼ":"qc3c2","Ⰽ":"qd3c2","Ⰾ":"qe3c2","Ⰿ":"qf3c2","Ⱀ":"q04c2","Ⱁ":"q14c2","Ⱂ":"q24c2","Ⱃ":"q34c2","Ⱄ":"q44c2","Ⱅ":"q54c2",
"Ⱆ":"q64c2","Ⱇ":"q74c2","Ⱈ":"q84c2","Ⱉ":"q94c2","Ⱊ":"qa4c2","Ⱋ":"qb4c2","Ⱌ":"qc4c2","Ⱍ":"qd4c2","Ⱎ":"qe4c2","Ⱏ":"qf4c2",
"Ⱐ":"q05c2","Ⱑ":"q15c2","Ⱒ":"q25c2","Ⱓ":"q35c2","Ⱔ":"q45c2","Ⱕ":"q55c2","Ⱖ":"q65c2","Ⱗ":"q75c2","Ⱘ":"q85c2","Ⱙ":"q95c2",
"Ⱚ":"qa5c2","Ⱛ":"qb5c2","Ⱜ":"qc5c2","Ⱝ":"qd5c2","Ⱞ":"qe5c2","Ⱟ":"qf5c2","Ⱡ":"l","ⱡ":"l","Ɫ":"l","Ᵽ":"p","Ɽ":"r","ⱥ":"a",
"ⱦ":"t","Ⱨ":"h","ⱨ":"h","Ⱪ":"k","ⱪ":"k","Ⱬ":"z","ⱬ":"z","Ɑ":"q152","Ɱ":"m","Ɐ":"q052","Ɒ":"q252","ⱱ":"v","Ⱳ":"w",
"ⱳ":"w","ⱴ":"v","Ⱶ":"q67c2","ⱸ":"e","ⱺ":"o","Ȿ":"s","Ɀ":"z","Ⲁ":"q18c2","Ⲃ":"q38c2","Ⲅ":"q58c2","Ⲇ":"q78c2","Ⲉ":"q98c2",
"Ⲋ":"qb8c2","Ⲍ":"qd8c2","Ⲏ":"qf8c2","Ⲑ":"q19c2","Ⲓ":"q39c2","Ⲕ":"q59c2","Ⲗ":"q79c2","Ⲙ":"q99c2","Ⲛ":"qb9c2","Ⲝ":"qd9c2",
"Ⲟ":"qf9c2","Ⲡ":"q1ac2","Ⲣ":"q3ac2","Ⲥ":"q5ac2","Ⲧ":"q7ac2","Ⲩ":"q9ac2","Ⲫ":"qbac2","Ⲭ":"qdac2","Ⲯ":"qfac2","Ⲱ":"q1bc2",
"Ⲳ":"q3bc2","Ⲵ":"q5bc2","Ⲷ":"q7bc2","Ⲹ":"q9bc2","Ⲻ":"qbbc2","Ⲽ":"qdbc2","Ⲿ":"qfbc2","Ⳁ":"q1cc2","Ⳃ":"q3cc2","Ⳅ":"q5cc2",
"Ⳇ":"q7cc2","Ⳉ":"q9cc2","Ⳋ":"qbcc2","Ⳍ":"qdcc2","Ⳏ":"qfcc2","Ⳑ":"q1dc2","Ⳓ":"q3dc2","Ⳕ":"q5dc2","Ⳗ":"q7dc2","Ⳙ":"q9dc2",
"Ⳛ":"qbdc2","Ⳝ":"qddc2","Ⳟ":"qfdc2","Ⳡ":"q1ec2","Ⳣ":"q3ec2","Ⳬ":"qcec2","Ⳮ":"qeec2","Ⳳ":"q3fc2","、":",","。":".","〇":"0",
"〈":"<","〉":">","《":"<<","》":">>","〔":"[","〕":"]","〘":"[","〙":"]","〚":"[","〛":"]","〜":"~","〝":"\"","〞":"\"","꘠":"0",
"꘡":"1","꘢":"2","꘣":"3","꘤":"4","꘥":"5","꘦":"6","꘧":"7","꘨":"8","꘩":"9","Ꙁ":" 146a ","Ꙃ":" 346a ","Ꙅ":" 546a ",
"Ꙇ":" 746a ","Ꙉ":" 946a ","Ꙋ":" b46a ","Ꙍ":" d46a ","Ꙏ":" f46a ","Ꙑ":" 156a ","Ꙓ":" 356a ","Ꙕ":" 556a ","Ꙗ":" 756a ",
"Ꙙ":" 956a ","Ꙛ":" b56a ","Ꙝ":" d56a ","Ꙟ":" f56a ","Ꙡ":" 166a ","Ꙣ":" 366a ","Ꙥ":" 566a ","Ꙧ":" 766a ","Ꙩ":" 966a ",
"Ꙫ":" b66a ","Ꙭ":" d66a ","Ꚁ":" 186a ","Ꚃ":" 386a ","Ꚅ":" 586a ","Ꚇ":" 786a ","Ꚉ":" 986a ","Ꚋ":" b86a ","Ꚍ":" d86a ",
"Ꚏ":" f86a ","Ꚑ":" 196a ","Ꚓ":" 396a ","Ꚕ":" 596a ","Ꚗ":" 796a ","Ꚙ":" 996a ","Ꚛ":" b96a ","Ꜣ":" 327a ","Ꜥ":" 527a ",
"Ꜧ":" 727a ","Ꜩ":" 927a ","Ꜫ":" b27a ","Ꜭ":" d27a ","Ꜯ":" f27a ","ꜰ":"f","ꜱ":"s","Ꜳ":"aa","ꜳ":"aa","Ꜵ":"ao","ꜵ":"ao",
"Ꜷ":"au","ꜷ":"au","Ꜹ":"av","ꜹ":"av","Ꜻ":"av","ꜻ":"av","Ꜽ":"ay","ꜽ":"ay","Ꜿ":" f37a ","Ꝁ":"k","ꝁ":"k","Ꝃ":"k","ꝃ":"k",
"Ꝅ":"k","ꝅ":"k","Ꝇ":"l","ꝇ":"l","Ꝉ":"l","ꝉ":"l","Ꝋ":"o","ꝋ":"o","Ꝍ":"o","ꝍ":"o","Ꝏ":"oo","ꝏ":"oo","Ꝑ":"p","ꝑ":"p",
"Ꝓ":"p","ꝓ":"p","Ꝕ":"p","ꝕ":"p","Ꝗ":"q","ꝗ":"q","Ꝙ":"q","ꝙ":"q","Ꝛ":" b57a ","Ꝝ":" d57a ","Ꝟ":"v","ꝟ":"v","Ꝡ":"vy",
"ꝡ":"vy","Ꝣ":" 367a ","Ꝥ":"th","ꝥ":"th","Ꝧ":"th","ꝧ":"th","Ꝩ":" 967a ","Ꝫ":" b67a ","Ꝭ":" d67a ","Ꝯ":" f67a ","ꝱ":"d",
"ꝲ":"l","ꝳ":"m","ꝴ":"n","ꝵ":"r","ꝶ":"r","ꝷ":"t","Ꝺ":"d","ꝺ":"d","Ꝼ":"f","ꝼ":"f","Ᵹ":"q97d1","Ꝿ":" f77a ","Ꞁ":" 187a ",
"Ꞃ":" 387a ","Ꞅ":" 587a ","Ꞇ":"t","ꞇ":"t","Ꞌ":" c87a ","Ɥ":"q562","Ꞑ":"n","ꞑ":"n","Ꞓ":"c","ꞓ":"c","Ꞗ":" 797a ",
"Ꞙ":" 997a ","Ꞛ":" b97a ","Ꞝ":" d97a ","Ꞟ":" f97a ","Ꞡ":"g","ꞡ":"g","Ꞣ":"k","ꞣ":"k","Ꞥ":"n","ꞥ":"n","Ꞧ":"r","ꞧ":"r",
"Ꞩ":"s","ꞩ":"s","Ɦ":"h","Ɜ":"qc52","Ɡ":"g","Ɬ":"l","Ɪ":"i","Ʞ":"qe92","Ʇ":"q782","Ʝ":"j","Ꭓ":" 35ba ","Ꞵ":" 5b7a ",
"Ꞷ":" 7b7a ","Ꞹ":" 9b7a ","Ꞻ":" bb7a ","Ꞽ":" db7a ","Ꞿ":" fb7a ","Ꟁ":" 1c7a ","Ꟃ":" 3c7a ","Ꞔ":" 497a ","Ʂ":"s","Ᶎ":"z",
"Ꟈ":" 8c7a ","Ꟊ":" ac7a ","Ɤ":"q462","Ꟍ":" dc7a ","꟎":" fc7a ","Ꟑ":" 1d7a ","꟒":" 3d7a ","꟔":" 5d7a ","Ꟗ":" 7d7a ",
"Ꟙ":" 9d7a ","Ꟛ":" bd7a ","Ƛ":"qb91","Ꟶ":" 6f7a ","꣐":"0","꣑":"1","꣒":"2","꣓":"3","꣔":"4","꣕":"5","꣖":"6","꣗":"7",
"꣘":"8","꣙":"9","꤀":"0","꤁":"1","꤂":"2","꤃":"3","꤄":"4","꤅":"5","꤆":"6","꤇":"7","꤈":"8","꤉":"9","꧐":"0","꧑":"1","꧒":"2",
"꧓":"3","꧔":"4","꧕":"5","꧖":"6","꧗":"7","꧘":"8","꧙":"9","꧰":"0","꧱":"1","꧲":"2","꧳":"3","꧴":"4","꧵":"5","꧶":"6","꧷":"7",
"꧸":"8","꧹":"9","꩐":"0","꩑":"1","꩒":"2","꩓":"3","꩔":"4","꩕":"5","꩖":"6","꩗":"7","꩘":"8","꩙":"9","꯰":"0","꯱":"1","꯲":"2",
"꯳":"3","꯴":"4","꯵":"5","꯶":"6","꯷":"7","꯸":"8","꯹":"9","𐐀":" 82401 ","𐐁":" 92401 ","𐐂":" a2401 ","𐐃":" b2401 ",
"𐐄":" c2401 ","𐐅":" d2401 ","𐐆":" e2401 ","𐐇":" f2401 ","𐐈":" 03401 ","𐐉":" 13401 ","𐐊":" 23401 ","𐐋":" 33401 ",
"𐐌":" 43401 ","𐐍":" 53401 ","𐐎":" 63401 ","𐐏":" 73401 ","𐐐":" 83401 ","𐐑":" 93401 ","𐐒":" a3401 ","𐐓":" b3401 ",
"𐐔":" c3401 ","𐐕":" d3401 ","𐐖":" e3401 ","𐐗":" f3401 ","𐐘":" 04401 ","𐐙":" 14401 ","𐐚":" 24401 ","𐐛":" 34401 ",
"𐐜":" 44401 ","𐐝":" 54401 ","𐐞":" 64401 ","𐐟":" 74401 ","𐐠":" 84401 ","𐐡":" 94401 ","𐐢":" a4401 ","𐐣":" b4401 ",
"𐐤":" c4401 ","𐐥":" d4401 ","𐐦":" e4401 ","𐐧":" f4401 ","𐒠":"0","𐒡":"1","𐒢":"2","𐒣":"3","𐒤":"4","𐒥":"5",
"𐒦":"6","𐒧":"7","𐒨":"8","𐒩":"9","𐒰":" 8d401 ","𐒱":" 9d401 ","𐒲":" ad401 ","𐒳":" bd401 ","𐒴":" cd401 ",
"𐒵":" dd401 ","𐒶":" ed401 ","𐒷":" fd401 ","𐒸":" 0e401 ","𐒹":" 1e401 ","𐒺":" 2e401 ","𐒻":" 3e401 ","𐒼":" 4e401 ",
"𐒽":" 5e401 ","𐒾":" 6e401 ","𐒿":" 7e401 ","𐓀":" 8e401 ","𐓁":" 9e401 ","𐓂":" ae401 ","𐓃":" be401 ","𐓄":" ce401 ",
"𐓅":" de401 ","𐓆":" ee401 ","𐓇":" fe401 ","𐓈":" 0f401 ","𐓉":" 1f401 ","𐓊":" 2f401 ","𐓋":" 3f401 ","𐓌":" 4f401 ",
"𐓍":" 5f401 ","𐓎":" 6f401 ","𐓏":" 7f401 ","𐓐":" 8f401 ","𐓑":" 9f401 ","𐓒":" af401 ","𐓓":" bf401 ","𐕰":" 79501 ",
"𐕱":" 89501 ","𐕲":" 99501 ","𐕳":" a9501 ","𐕴":" b9501 ","𐕵":" c9501 ","𐕶":" d9501 ","𐕷":" e9501 ","𐕸":" f9501 ",
"𐕹":" 0a501 ","𐕺":" 1a501 ","𐕼":" 3a501 ","𐕽":" 4a501 ","𐕾":" 5a501 ","𐕿":" 6a501 ","𐖀":" 7a501 ","𐖁":" 8a501 ",
"𐖂":" 9a501 ","𐖃":" aa501 ","𐖄":" ba501 ","𐖅":" ca501 ","𐖆":" da501 ","𐖇":" ea501 ","𐖈":" fa501 ","𐖉":" 0b501 ",
"𐖊":" 1b501 ","𐖌":" 3b501 ","𐖍":" 4b501 ","𐖎":" 5b501 ","𐖏":" 6b501 ","𐖐":" 7b501 ","𐖑":" 8b501 ","𐖒":" 9b501 ",
"𐖔":" bb501 ","𐖕":" cb501 ","𐲀":" 0cc01 ","𐲁":" 1cc01 ","𐲂":" 2cc01 ","𐲃":" 3cc01 ","𐲄":" 4cc01 ","𐲅":" 5cc01 ",
"𐲆":" 6cc01 ","𐲇":" 7cc01 ","𐲈":" 8cc01 ","𐲉":" 9cc01 ","𐲊":" acc01 ","𐲋":" bcc01 ","𐲌":" ccc01 ","𐲍":" dcc01 ",
"𐲎":" ecc01 ","𐲏":" fcc01 ","𐲐":" 0dc01 ","𐲑":" 1dc01 ","𐲒":" 2dc01 ","𐲓":" 3dc01 ","𐲔":" 4dc01 ","𐲕":" 5dc01 ",
"𐲖":" 6dc01 ","𐲗":" 7dc01 ","𐲘":" 8dc01 ","𐲙":" 9dc01 ","𐲚":" adc01 ","𐲛":" bdc01 ","𐲜":" cdc01 ","𐲝":" ddc01 ",
"𐲞":" edc01 ","𐲟":" fdc01 ","𐲠":" 0ec01 ","𐲡":" 1ec01 ","𐲢":" 2ec01 ","𐲣":" 3ec01 ","𐲤":" 4ec01 ","𐲥":" 5ec01 ",
"𐲦":" 6ec01 ","𐲧":" 7ec01 ","𐲨":" 8ec01 ","𐲩":" 9ec01 ","𐲪":" aec01 ","𐲫":" bec01 ","𐲬":" cec01 ","𐲭":" dec01 ",
"𐲮":" eec01 ","𐲯":" fec01 ","𐲰":" 0fc01 ","𐲱":" 1fc01 ","𐲲":" 2fc01 ","𐴰":"0","𐴱":"1","𐴲":"2","𐴳":"3","𐴴":"4",
"𐴵":"5","𐴶":"6","𐴷":"7","𐴸":"8","𐴹":"9","𐵀":"0","𐵁":"1","𐵂":"2","𐵃":"3","𐵄":"4","𐵅":"5","𐵆":"6","𐵇":"7",
"𐵈":"8","𐵉":"9","𐵐":" 07d01 ","𐵑":" 17d01 ","𐵒":" 27d01 ","𐵓":" 37d01 ","𐵔":" 47d01 ","𐵕":" 57d01 ",
"𐵖":" 67d01 ","𐵗":" 77d01 ","𐵘":" 87d01 ","𐵙":" 97d01 ","𐵚":" a7d01 ","𐵛":" b7d01 ","𐵜":" c7d01 ","𐵝":" d7d01 ",
"𐵞":" e7d01 ","𐵟":" f7d01 ","𐵠":" 08d01 ","𐵡":" 18d01 ","𐵢":" 28d01 ","𐵣":" 38d01 ","𐵤":" 48d01 ","𐵥":" 58d01 ",
"𑁦":"0","𑁧":"1","𑁨":"2","𑁩":"3","𑁪":"4","𑁫":"5","𑁬":"6","𑁭":"7","𑁮":"8","𑁯":"9","𑃰":"0","𑃱":"1","𑃲":"2",
"𑃳":"3","𑃴":"4","𑃵":"5","𑃶":"6","𑃷":"7","𑃸":"8","𑃹":"9","𑄶":"0","𑄷":"1","𑄸":"2","𑄹":"3","𑄺":"4","𑄻":"5",
"𑄼":"6","𑄽":"7","𑄾":"8","𑄿":"9","𑇐":"0","𑇑":"1","𑇒":"2","𑇓":"3","𑇔":"4","𑇕":"5","𑇖":"6","𑇗":"7","𑇘":"8",
"𑇙":"9","𑋰":"0","𑋱":"1","𑋲":"2","𑋳":"3","𑋴":"4","𑋵":"5","𑋶":"6","𑋷":"7","𑋸":"8","𑋹":"9","𑑐":"0","𑑑":"1",
"𑑒":"2","𑑓":"3","𑑔":"4","𑑕":"5","𑑖":"6","𑑗":"7","𑑘":"8","𑑙":"9","𑓐":"0","𑓑":"1","𑓒":"2","𑓓":"3","𑓔":"4",
"𑓕":"5","𑓖":"6","𑓗":"7","𑓘":"8","𑓙":"9","𑙐":"0","𑙑":"1","𑙒":"2","𑙓":"3","𑙔":"4","𑙕":"5","𑙖":"6","𑙗":"7",
"𑙘":"8","𑙙":"9","𑛀":"0","𑛁":"1","𑛂":"2","𑛃":"3","𑛄":"4","𑛅":"5","𑛆":"6","𑛇":"7","𑛈":"8","𑛉":"9","𑛐":"0",
"𑛑":"1","𑛒":"2","𑛓":"3","𑛔":"4","𑛕":"5","𑛖":"6","𑛗":"7","𑛘":"8","𑛙":"9","𑛚":"0","𑛛":"1","𑛜":"2","𑛝":"3",
"𑛞":"4","𑛟":"5","𑛠":"6","𑛡":"7","𑛢":"8","𑛣":"9","𑜰":"0","𑜱":"1","𑜲":"2","𑜳":"3","𑜴":"4","𑜵":"5","𑜶":"6",
"𑜷":"7","𑜸":"8","𑜹":"9","𑢠":" 0c811 ","𑢡":" 1c811 ","𑢢":" 2c811 ","𑢣":" 3c811 ","𑢤":" 4c811 ","𑢥":" 5c811 ",
"𑢦":" 6c811 ","𑢧":" 7c811 ","𑢨":" 8c811 ","𑢩":" 9c811 ","𑢪":" ac811 ","𑢫":" bc811 ","𑢬":" cc811 ","𑢭":" dc811 ",
"𑢮":" ec811 ","𑢯":" fc811 ","𑢰":" 0d811 ","𑢱":" 1d811 ","𑢲":" 2d811 ","𑢳":" 3d811 ","𑢴":" 4d811 ","𑢵":" 5d811 ",
"𑢶":" 6d811 ","𑢷":" 7d811 ","𑢸":" 8d811 ","𑢹":" 9d811 ","𑢺":" ad811 ","𑢻":" bd811 ","𑢼":" cd811 ","𑢽":" dd811 ",
"𑢾":" ed811 ","𑢿":" fd811 ","𑣠":"0","𑣡":"1","𑣢":"2","𑣣":"3","𑣤":"4","𑣥":"5","𑣦":"6","𑣧":"7","𑣨":"8","𑣩":"9",
"𑥐":"0","𑥑":"1","𑥒":"2","𑥓":"3","𑥔":"4","𑥕":"5","𑥖":"6","𑥗":"7","𑥘":"8","𑥙":"9","𑯰":"0","𑯱":"1","𑯲":"2",
"𑯳":"3","𑯴":"4","𑯵":"5","𑯶":"6","𑯷":"7","𑯸":"8","𑯹":"9","𑱐":"0","𑱑":"1","𑱒":"2","𑱓":"3","𑱔":"4","𑱕":"5",
"𑱖":"6","𑱗":"7","𑱘":"8","𑱙":"9","𑵐":"0","𑵑":"1","𑵒":"2","𑵓":"3","𑵔":"4","𑵕":"5","𑵖":"6","𑵗":"7","𑵘":"8",
"𑵙":"9","𑶠":"0","𑶡":"1","𑶢":"2","𑶣":"3","𑶤":"4","𑶥":"5","𑶦":"6","𑶧":"7","𑶨":"8","𑶩":"9","𑷠":"0","𑷡":"1",
"𑷢":"2","𑷣":"3","𑷤":"4","𑷥":"5","𑷦":"6","𑷧":"7","𑷨":"8","𑷩":"9","𑽐":"0","𑽑":"1","𑽒":"2","𑽓":"3","𑽔":"4",
"𑽕":"5","𑽖":"6","𑽗":"7","𑽘":"8","𑽙":"9","𖄰":"0","𖄱":"1","𖄲":"2","𖄳":"3","𖄴":"4","𖄵":"5","𖄶":"6","𖄷":"7",
"𖄸":"8","𖄹":"9","𖩠":"0","𖩡":"1","𖩢":"2","𖩣":"3","𖩤":"4","𖩥":"5","𖩦":"6","𖩧":"7","𖩨":"8","𖩩":"9","𖫀":"0",
"𖫁":"1","𖫂":"2","𖫃":"3","𖫄":"4","𖫅":"5","𖫆":"6","𖫇":"7","𖫈":"8","𖫉":"9","𖭐":"0","𖭑":"1","𖭒":"2","𖭓":"3",
"𖭔":"4","𖭕":"5","𖭖":"6","𖭗":"7","𖭘":"8","𖭙":"9","𖵰":"0","𖵱":"1","𖵲":"2","𖵳":"3","𖵴":"4","𖵵":"5","𖵶":"6",
"𖵷":"7","𖵸":"8","𖵹":"9","𖹀":" 06e61 ","𖹁":" 16e61 ","𖹂":" 26e61 ","𖹃":" 36e61 ","𖹄":" 46e61 ","𖹅":" 56e61 ",
"𖹆":" 66e61 ","𖹇":" 76e61 ","𖹈":" 86e61 ","𖹉":" 96e61 ","𖹊":" a6e61 ","𖹋":" b6e61 ","𖹌":" c6e61 ","𖹍":" d6e61 ",
"𖹎":" e6e61 ","𖹏":" f6e61 ","𖹐":" 07e61 ","𖹑":" 17e61 ","𖹒":" 27e61 ","𖹓":" 37e61 ","𖹔":" 47e61 ","𖹕":" 57e61 ",
"𖹖":" 67e61 ","𖹗":" 77e61 ","𖹘":" 87e61 ","𖹙":" 97e61 ","𖹚":" a7e61 ","𖹛":" b7e61 ","𖹜":" c7e61 ","𖹝":" d7e61 ",
"𖹞":" e7e61 ","𖹟":" f7e61 ","𖺠":" bbe61 ","𖺡":" cbe61 ","𖺢":" dbe61 ","𖺣":" ebe61 ","𖺤":" fbe61 ","𖺥":" 0ce61 ",
"𖺦":" 1ce61 ","𖺧":" 2ce61 ","𖺨":" 3ce61 ","𖺩":" 4ce61 ","𖺪":" 5ce61 ","𖺫":" 6ce61 ","𖺬":" 7ce61 ","𖺭":" 8ce61 ",
"𖺮":" 9ce61 ","𖺯":" ace61 ","𖺰":" bce61 ","𖺱":" cce61 ","𖺲":" dce61 ","𖺳":" ece61 ","𖺴":" fce61 ","𖺵":" 0de61 ",
"𖺶":" 1de61 ","𖺷":" 2de61 ","𖺸":" 3de61 ","𞅀":"0","𞅁":"1","𞅂":"2","𞅃":"3","𞅄":"4","𞅅":"5","𞅆":"6","𞅇":"7",
"𞅈":"8","𞅉":"9","𞋰":"0","𞋱":"1","𞋲":"2","𞋳":"3","𞋴":"4","𞋵":"5","𞋶":"6","𞋷":"7","𞋸":"8","𞋹":"9","𞓰":"0",
"𞓱":"1","𞓲":"2","𞓳":"3","𞓴":"4","𞓵":"5","𞓶":"6","𞓷":"7","𞓸":"8","𞓹":"9","𞗱":"0","𞗲":"1","𞗳":"2","𞗴":"3",
"𞗵":"4","𞗶":"5","𞗷":"6","𞗸":"7","𞗹":"8","𞗺":"9","𞤀":" 229e1 ","𞤁":" 329e1 ","𞤂":" 429e1 ","𞤃":" 529e1 ",
"𞤄":" 629e1 ","𞤅":" 729e1 ","𞤆":" 829e1 ","𞤇":" 929e1 ","𞤈":" a29e1 ","𞤉":" b29e1 ","𞤊":" c29e1 ","𞤋":" d29e1 ",
"𞤌":" e29e1 ","𞤍":" f29e1 ","𞤎":" 039e1 ","𞤏":" 139e1 ","𞤐":" 239e1 ","𞤑":" 339e1 ","𞤒":" 439e1 ","𞤓":" 539e1 ",
"𞤔":" 639e1 ","𞤕":" 739e1 ","𞤖":" 839e1 ","𞤗":" 939e1 ","𞤘":" a39e1 ","𞤙":" b39e1 ","𞤚":" c39e1 ","𞤛":" d39e1 ",
"𞤜":" e39e1 ","𞤝":" f39e1 ","𞤞":" 049e1 ","𞤟":" 149e1 ","𞤠":" 249e1 ","𞤡":" 349e1 ","𞥐":"0","𞥑":"1","𞥒":"2",
"𞥓":"3","𞥔":"4","𞥕":"5","𞥖":"6","𞥗":"7","𞥘":"8","𞥙":"9"}'::jsonb ->> letter,
      CASE WHEN ascii(letter) BETWEEN 192 AND 8191 OR ascii(letter) BETWEEN 11264 AND 11903
        THEN 'q' || reverse(to_hex(ascii(letter))) ELSE ' ' || reverse(to_hex(ascii(letter))) || ' ' END) END,
      '' ORDER BY place) COLLATE "C")
    FROM string_to_table(plain, NULL) WITH ORDINALITY AS letters(letter, place)
  );
END $$;
-- Name: drop_reached_compare_at_price(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.drop_reached_compare_at_price() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  NEW.compare_at_price := NULL;
  RETURN NEW;
END $$;
-- Name: list_changed_product(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.list_changed_product() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
BEGIN
  IF NEW.archived_at IS NULL THEN
    INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock)
    VALUES (NEW.id, NEW.category_id, NEW.sort_name, NEW.stock_quantity,
      stock_level(NEW.stock_quantity, NEW.low_stock_threshold), NEW.in_stock)
    ON CONFLICT (product_id) DO UPDATE SET category_id = excluded.category_id, sort_name = excluded.sort_name,
      stock_quantity = excluded.stock_quantity, level = excluded.level, in_stock = excluded.in_stock;
  ELSE
    DELETE FROM stock_rows WHERE product_id = NEW.id;
  END IF;
  INSERT INTO product_figures
  SELECT f.* FROM product_figure(OLD, -1) f UNION ALL SELECT f.* FROM product_figure(NEW, 1) f;
  RETURN NULL;
END $$;
-- Name: list_new_products(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.list_new_products() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
BEGIN
  INSERT INTO stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock)
  SELECT id, category_id, sort_name, stock_quantity, stock_level(stock_quantity, low_stock_threshold), in_stock
  FROM added WHERE archived_at IS NULL;
  INSERT INTO product_figures
  SELECT category_id, stock_level(stock_quantity, low_stock_threshold) AS level, archived_at IS NOT NULL AS is_archived,
    in_stock, featured, is_dropshipped, CASE WHEN is_dropshipped THEN nullif(supplier_name, '') END AS supplier,
    count(*), sum(stock_quantity), sum(price * 100), sum(coalesce(dropship_margin, 30))
  FROM added GROUP BY category_id, 2, 3, in_stock, featured, is_dropshipped, 7;
  RETURN NULL;
END $$;
-- Name: note_change(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.note_change() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  ELSIF EXISTS (SELECT FROM changed_rows) THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  END IF;
  RETURN NULL;
END $$;
-- Name: note_product_update(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.note_product_update() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
DECLARE
  counters CONSTANT text[] := '{stock_quantity,reserved_quantity,version,updated_at}';
  rows_changed integer;
BEGIN
  SELECT count(*) INTO rows_changed FROM (SELECT FROM changed_rows LIMIT 101) AS some_rows;
  IF rows_changed = 0 THEN
    RETURN NULL;
  END IF;
  IF rows_changed > 100 OR EXISTS (
    SELECT FROM earlier_rows e JOIN changed_rows c USING (id)
    WHERE (e.stock_quantity > e.reserved_quantity) <> (c.stock_quantity > c.reserved_quantity)
      OR to_jsonb(e) - counters <> to_jsonb(c) - counters
  ) THEN
    INSERT INTO catalog_changes (product_id) VALUES (NULL);
  ELSE
    INSERT INTO catalog_changes (product_id) SELECT id FROM changed_rows;
  END IF;
  RETURN NULL;
END $$;
-- Name: searchable_text(text); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.searchable_text(value text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN lower(public.unaccent('public.unaccent'::regdictionary, value));
SET default_tablespace = '';
SET default_table_access_method = heap;
-- Name: product_figures; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.product_figures (
    category_id integer,
    level smallint NOT NULL,
    is_archived boolean NOT NULL,
    in_stock boolean NOT NULL,
    featured boolean NOT NULL,
    is_dropshipped boolean NOT NULL,
    supplier_name text,
    products bigint NOT NULL,
    stock bigint NOT NULL,
    price_cents bigint NOT NULL,
    margin bigint NOT NULL
);
-- Name: products; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.products (
    id integer NOT NULL,
    slug text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    specs jsonb DEFAULT '[]'::jsonb NOT NULL,
    price numeric(10,2) NOT NULL,
    image text NOT NULL,
    category text NOT NULL,
    category_id integer,
    in_stock boolean DEFAULT true NOT NULL,
    featured boolean DEFAULT false NOT NULL,
    stock_quantity integer DEFAULT 0 NOT NULL,
    reserved_quantity integer DEFAULT 0 NOT NULL,
    low_stock_threshold integer DEFAULT 5 NOT NULL,
    is_dropshipped boolean DEFAULT false NOT NULL,
    supplier_name character varying(255),
    supplier_product_id character varying(255),
    supplier_api_endpoint character varying(500),
    supplier_cost character varying(20),
    dropship_margin integer DEFAULT 30,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    archived_at timestamp with time zone,
    sort_name text GENERATED ALWAYS AS ("left"(catalog.searchable_text(name), 60)) STORED,
    rating_sum integer DEFAULT 0 NOT NULL,
    rating_count integer DEFAULT 0 NOT NULL,
    search_text text GENERATED ALWAYS AS (catalog.ascii_text(((((name || ' '::text) || category) || ' '::text) || description))) STORED,
    title_text text GENERATED ALWAYS AS (catalog.ascii_text(((name || ' '::text) || category))) STORED,
    rating numeric(2,1) GENERATED ALWAYS AS (round(((rating_sum)::numeric / (NULLIF(rating_count, 0))::numeric), 1)) STORED,
    image_alt text DEFAULT ''::text NOT NULL,
    compare_at_price numeric(10,2),
    sku text,
    CONSTRAINT products_compare_at_price CHECK ((compare_at_price > price)),
    CONSTRAINT products_margin_range CHECK (((dropship_margin >= 10) AND (dropship_margin <= 200))),
    CONSTRAINT products_price_positive CHECK ((price > (0)::numeric)),
    CONSTRAINT products_rating CHECK (((rating_count >= 0) AND ((rating_sum >= rating_count) AND (rating_sum <= (5 * rating_count))))),
    CONSTRAINT products_reserved_not_negative CHECK ((reserved_quantity >= 0)),
    CONSTRAINT products_reserved_on_hand CHECK ((reserved_quantity <= stock_quantity)),
    CONSTRAINT products_stock_not_negative CHECK ((stock_quantity >= 0)),
    CONSTRAINT products_threshold_not_negative CHECK ((low_stock_threshold >= 0))
)
WITH (fillfactor='80');
-- Name: product_figure(catalog.products, integer); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.product_figure(p catalog.products, sign integer) RETURNS catalog.product_figures
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT p.category_id, stock_level(p.stock_quantity, p.low_stock_threshold), p.archived_at IS NOT NULL, p.in_stock,
    p.featured, p.is_dropshipped, CASE WHEN p.is_dropshipped THEN nullif(p.supplier_name, '') END, sign::bigint,
    sign * p.stock_quantity::bigint, sign * (p.price * 100)::bigint, sign * coalesce(p.dropship_margin, 30)::bigint
$$;
-- Name: search_pattern(text); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.search_pattern(term text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
    RETURN (('%'::text || regexp_replace(catalog.ascii_text(term), '([\\%_])'::text, '\\\1'::text, 'g'::text)) || '%'::text);
-- Name: stock_level(integer, integer); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.stock_level(stock integer, threshold integer) RETURNS smallint
    LANGUAGE sql IMMUTABLE PARALLEL SAFE
    RETURN CASE WHEN (stock = 0) THEN 0 WHEN (stock <= threshold) THEN 1 ELSE 2 END;
-- Name: take_from_import(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.take_from_import() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
BEGIN
  UPDATE imports SET rows = imports.rows - n.rows, imported = imports.imported - n.imported,
    rejected = imports.rejected - n.rejected
  FROM (SELECT import_id, count(*) AS rows, count(*) FILTER (WHERE state = 'imported') AS imported,
    count(*) FILTER (WHERE state = 'failed') AS rejected FROM taken GROUP BY import_id) n
  WHERE imports.id = n.import_id;
  RETURN NULL;
END $$;
-- Name: unlist_product(); Type: FUNCTION; Schema: catalog; Owner: -
CREATE FUNCTION catalog.unlist_product() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'catalog', 'public'
    AS $$
BEGIN
  DELETE FROM stock_rows WHERE product_id = OLD.id;
  INSERT INTO product_figures SELECT f.* FROM product_figure(OLD, -1) f;
  RETURN NULL;
END $$;
-- Name: __drizzle_migrations; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: catalog; Owner: -
CREATE SEQUENCE catalog.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: catalog; Owner: -
ALTER SEQUENCE catalog.__drizzle_migrations_id_seq OWNED BY catalog.__drizzle_migrations.id;
-- Name: alert_snoozes; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.alert_snoozes (
    product_id integer NOT NULL,
    until timestamp with time zone NOT NULL,
    snoozed_by integer
);
-- Name: catalog_changes; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.catalog_changes (
    transaction_id xid8 DEFAULT pg_current_xact_id() NOT NULL,
    product_id integer,
    created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
-- Name: categories; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.categories (
    id integer NOT NULL,
    name text NOT NULL,
    slug text NOT NULL,
    description text,
    image text,
    "position" integer DEFAULT 0 NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    merged_into_id integer,
    is_syncing boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
-- Name: categories_id_seq; Type: SEQUENCE; Schema: catalog; Owner: -
ALTER TABLE catalog.categories ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME catalog.categories_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: category_redirects; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.category_redirects (
    slug text NOT NULL,
    category_id integer NOT NULL
);
-- Name: category_translations; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.category_translations (
    category_id integer NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    description text,
    title_text text GENERATED ALWAYS AS (catalog.ascii_text(name)) STORED
);
-- Name: hidden_reviewers; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.hidden_reviewers (
    user_id integer NOT NULL,
    product_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: import_items; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.import_items (
    import_id uuid NOT NULL,
    supplier_product_id text NOT NULL,
    "position" integer NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    reason text,
    product_id integer,
    "row" jsonb,
    CONSTRAINT import_items_state CHECK ((state = ANY (ARRAY['pending'::text, 'imported'::text, 'failed'::text])))
);
-- Name: imports; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.imports (
    id uuid NOT NULL,
    supplier_type text NOT NULL,
    profit_margin integer NOT NULL,
    state text DEFAULT 'queued'::text NOT NULL,
    requested_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    ended_at timestamp with time zone,
    file_name text,
    rows integer DEFAULT 0 NOT NULL,
    imported integer DEFAULT 0 NOT NULL,
    rejected integer DEFAULT 0 NOT NULL,
    CONSTRAINT imports_margin_range CHECK (((profit_margin >= 10) AND (profit_margin <= 200))),
    CONSTRAINT imports_state CHECK ((state = ANY (ARRAY['uploading'::text, 'queued'::text, 'running'::text, 'paused'::text, 'completed'::text, 'failed'::text])))
);
-- Name: low_stock_digests; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.low_stock_digests (
    day date NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: outbox; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.outbox (
    event_id uuid NOT NULL,
    queue text NOT NULL,
    type text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    payload jsonb NOT NULL,
    traceparent text,
    occurred_at timestamp with time zone DEFAULT now() NOT NULL,
    published_at timestamp with time zone,
    handled_at timestamp with time zone,
    parked_at timestamp with time zone,
    parked_reason text
);
-- Name: page_texts; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.page_texts (
    page text NOT NULL,
    language text NOT NULL,
    version integer NOT NULL,
    body text,
    created_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: product_images; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.product_images (
    product_id integer NOT NULL,
    "position" integer NOT NULL,
    url text NOT NULL,
    alt text NOT NULL,
    CONSTRAINT product_images_position CHECK (("position" >= 1))
);
-- Name: product_translations; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.product_translations (
    product_id integer NOT NULL,
    language text NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    specs jsonb DEFAULT '[]'::jsonb NOT NULL,
    search_text text GENERATED ALWAYS AS (catalog.ascii_text(((name || ' '::text) || description))) STORED,
    title_text text GENERATED ALWAYS AS (catalog.ascii_text(name)) STORED,
    sort_name text GENERATED ALWAYS AS ("left"(catalog.searchable_text(name), 60)) STORED
);
-- Name: products_id_seq; Type: SEQUENCE; Schema: catalog; Owner: -
ALTER TABLE catalog.products ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY (
    SEQUENCE NAME catalog.products_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: reservation_items; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.reservation_items (
    reference uuid NOT NULL,
    product_id integer NOT NULL,
    line integer NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    price_cents integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT reservation_items_price CHECK ((price_cents > 0)),
    CONSTRAINT reservation_items_quantity CHECK ((quantity > 0))
);
-- Name: reservation_owners; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.reservation_owners (
    reference uuid NOT NULL,
    key text NOT NULL
);
-- Name: reservations; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.reservations (
    reference uuid NOT NULL,
    state text DEFAULT 'held'::text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    buyer_id integer,
    stage text DEFAULT 'opened'::text NOT NULL,
    CONSTRAINT reservations_stage CHECK ((stage = ANY (ARRAY['opened'::text, 'paying'::text, 'attempted'::text, 'closed'::text]))),
    CONSTRAINT reservations_state CHECK ((state = ANY (ARRAY['held'::text, 'committed'::text, 'released'::text, 'restocked'::text])))
);
-- Name: restocks; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.restocks (
    key uuid NOT NULL,
    product_id integer NOT NULL,
    reference uuid NOT NULL,
    quantity integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT restocks_quantity CHECK ((quantity >= 0))
);
-- Name: review_votes; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.review_votes (
    review_id integer NOT NULL,
    user_id integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: reviews; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.reviews (
    id integer NOT NULL,
    product_id integer NOT NULL,
    user_id integer,
    customer_name text NOT NULL,
    customer_email text,
    rating integer NOT NULL,
    title text NOT NULL,
    content text NOT NULL,
    verified boolean DEFAULT false NOT NULL,
    helpful integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    is_hidden boolean DEFAULT false NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT reviews_helpful CHECK ((helpful >= 0)),
    CONSTRAINT reviews_rating CHECK (((rating >= 1) AND (rating <= 5)))
);
-- Name: reviews_id_seq; Type: SEQUENCE; Schema: catalog; Owner: -
ALTER TABLE catalog.reviews ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME catalog.reviews_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: search_counts; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.search_counts (
    day date NOT NULL,
    query text NOT NULL,
    searches integer DEFAULT 1 NOT NULL,
    results integer NOT NULL,
    CONSTRAINT search_counts_results CHECK ((results >= 0)),
    CONSTRAINT search_counts_searches CHECK ((searches > 0))
);
-- Name: seed_marks; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.seed_marks (
    name text NOT NULL,
    seeded_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: stock_alerts; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.stock_alerts (
    event_id uuid NOT NULL,
    product_id integer NOT NULL,
    stock_quantity integer NOT NULL,
    low_stock_threshold integer NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: stock_movements; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.stock_movements (
    id integer NOT NULL,
    product_id integer NOT NULL,
    delta integer NOT NULL,
    resulting_quantity integer NOT NULL,
    reason text NOT NULL,
    reference uuid,
    actor_user_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT stock_movements_delta CHECK ((delta <> 0)),
    CONSTRAINT stock_movements_reason CHECK ((reason = ANY (ARRAY['sale'::text, 'restock'::text, 'set'::text, 'import'::text, 'seed'::text])))
);
-- Name: stock_movements_id_seq; Type: SEQUENCE; Schema: catalog; Owner: -
ALTER TABLE catalog.stock_movements ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME catalog.stock_movements_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: stock_rows; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.stock_rows (
    product_id integer NOT NULL,
    category_id integer,
    sort_name text NOT NULL,
    stock_quantity integer NOT NULL,
    level smallint NOT NULL,
    in_stock boolean NOT NULL,
    CONSTRAINT stock_rows_level CHECK (((level >= 0) AND (level <= 2)))
);
-- Name: store_settings; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.store_settings (
    key text NOT NULL,
    value text,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: suppliers; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.suppliers (
    id integer NOT NULL,
    kind text NOT NULL,
    name character varying(255) NOT NULL,
    website character varying(500),
    api_endpoint character varying(500),
    contact_email text,
    account_number text,
    notes text,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT suppliers_kind CHECK ((kind = ANY (ARRAY['global'::text, 'dropshipping'::text, 'us_eu'::text, 'fashion'::text, 'custom'::text])))
);
-- Name: suppliers_id_seq; Type: SEQUENCE; Schema: catalog; Owner: -
ALTER TABLE catalog.suppliers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME catalog.suppliers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: uploaded_images; Type: TABLE; Schema: catalog; Owner: -
CREATE TABLE catalog.uploaded_images (
    name text NOT NULL,
    content_type text NOT NULL,
    bytes bytea NOT NULL,
    width integer NOT NULL,
    height integer NOT NULL,
    created_by integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT uploaded_images_size CHECK ((((width >= 1) AND (width <= 2000)) AND ((height >= 1) AND (height <= 2000))))
);
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('catalog.__drizzle_migrations_id_seq'::regclass);
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.__drizzle_migrations (id, hash, created_at) VALUES (1, '875e00302bb40bb691cd5019f532bc40d77cc55e12d6b21fa073c6f52d61346a', 1795841211322);
INSERT INTO catalog.__drizzle_migrations (id, hash, created_at) VALUES (2, '4eb52e4d29b944ef581d0e2443d3af631ad8033c1080411982c7d11aa4c96fe4', 1795863956457);
INSERT INTO catalog.__drizzle_migrations (id, hash, created_at) VALUES (3, '09575bcf7858f6efce107f83bdda33e273de4668bd8e81760335b8f9875e5955', 1795866594805);
-- Data for Name: alert_snoozes; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: catalog_changes; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.catalog_changes (transaction_id, product_id, created_at) VALUES ('1026', NULL, '2026-11-28 12:09:58.863187+00');
INSERT INTO catalog.catalog_changes (transaction_id, product_id, created_at) VALUES ('1027', NULL, '2026-11-28 12:09:58.890002+00');
INSERT INTO catalog.catalog_changes (transaction_id, product_id, created_at) VALUES ('1029', NULL, '2026-11-28 12:09:58.920788+00');
INSERT INTO catalog.catalog_changes (transaction_id, product_id, created_at) VALUES ('1030', NULL, '2026-11-28 12:09:58.927528+00');
-- Data for Name: categories; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.categories (id, name, slug, description, image, "position", is_hidden, merged_into_id, is_syncing, version) VALUES (1, 'Lamps', 'lamps', NULL, NULL, 0, false, NULL, false, 1);
-- Data for Name: category_redirects; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: category_translations; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: hidden_reviewers; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: import_items; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: imports; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: low_stock_digests; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: outbox; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: page_texts; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: product_figures; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.product_figures (category_id, level, is_archived, in_stock, featured, is_dropshipped, supplier_name, products, stock, price_cents, margin) VALUES (1, 0, false, true, false, false, NULL, 1, 0, 500, 30);
INSERT INTO catalog.product_figures (category_id, level, is_archived, in_stock, featured, is_dropshipped, supplier_name, products, stock, price_cents, margin) VALUES (1, 2, false, true, false, false, NULL, 1, 7, 1999, 30);
-- Data for Name: product_images; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: product_translations; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.product_translations (product_id, language, name, description, specs) VALUES (1, 'de', 'Lampe', 'Eine Lampe', '[]');
-- Data for Name: products; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.products (id, slug, name, description, specs, price, image, category, category_id, in_stock, featured, stock_quantity, reserved_quantity, low_stock_threshold, is_dropshipped, supplier_name, supplier_product_id, supplier_api_endpoint, supplier_cost, dropship_margin, version, created_at, updated_at, archived_at, rating_sum, rating_count, image_alt, compare_at_price, sku) VALUES (1, 'lamp', 'Lampe „Große“', 'A desk lamp', '[]', 19.99, '/images/lamp.webp', 'Lamps', 1, true, false, 7, 0, 5, false, NULL, NULL, NULL, NULL, 30, 1, '2026-11-28 12:09:58.87558+00', '2026-11-28 12:09:58.87558+00', NULL, 0, 0, '', 24.99, 'L-1');
INSERT INTO catalog.products (id, slug, name, description, specs, price, image, category, category_id, in_stock, featured, stock_quantity, reserved_quantity, low_stock_threshold, is_dropshipped, supplier_name, supplier_product_id, supplier_api_endpoint, supplier_cost, dropship_margin, version, created_at, updated_at, archived_at, rating_sum, rating_count, image_alt, compare_at_price, sku) VALUES (2, 'plain', 'Plain', 'A plain lamp', '[]', 5.00, '/images/plain.webp', 'Lamps', 1, true, false, 0, 0, 5, false, NULL, NULL, NULL, NULL, 30, 1, '2026-11-28 12:09:58.87558+00', '2026-11-28 12:09:58.87558+00', NULL, 0, 0, '', NULL, NULL);
-- Data for Name: reservation_items; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: reservation_owners; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: reservations; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: restocks; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: review_votes; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: reviews; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.reviews (id, product_id, user_id, customer_name, customer_email, rating, title, content, verified, helpful, created_at, is_hidden, updated_at) OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'Ada', NULL, 5, 'Bright', 'As it should be', false, 0, '2026-11-28 12:09:58.926838+00', false, '2026-11-28 12:09:58.926838+00');
-- Data for Name: search_counts; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: seed_marks; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: stock_alerts; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: stock_movements; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.stock_movements (id, product_id, delta, resulting_quantity, reason, reference, actor_user_id, created_at) OVERRIDING SYSTEM VALUE VALUES (1, 1, 7, 7, 'set', NULL, NULL, '2026-11-28 12:09:58.9105+00');
-- Data for Name: stock_rows; Type: TABLE DATA; Schema: catalog; Owner: -
INSERT INTO catalog.stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock) VALUES (1, 1, 'lampe ,,grosse"', 7, 2, true);
INSERT INTO catalog.stock_rows (product_id, category_id, sort_name, stock_quantity, level, in_stock) VALUES (2, 1, 'plain', 0, 0, true);
-- Data for Name: store_settings; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: suppliers; Type: TABLE DATA; Schema: catalog; Owner: -
-- Data for Name: uploaded_images; Type: TABLE DATA; Schema: catalog; Owner: -
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: catalog; Owner: -
SELECT pg_catalog.setval('catalog.__drizzle_migrations_id_seq', 3, true);
-- Name: categories_id_seq; Type: SEQUENCE SET; Schema: catalog; Owner: -
SELECT pg_catalog.setval('catalog.categories_id_seq', 1, true);
-- Name: products_id_seq; Type: SEQUENCE SET; Schema: catalog; Owner: -
SELECT pg_catalog.setval('catalog.products_id_seq', 2, true);
-- Name: reviews_id_seq; Type: SEQUENCE SET; Schema: catalog; Owner: -
SELECT pg_catalog.setval('catalog.reviews_id_seq', 1, true);
-- Name: stock_movements_id_seq; Type: SEQUENCE SET; Schema: catalog; Owner: -
SELECT pg_catalog.setval('catalog.stock_movements_id_seq', 1, true);
-- Name: suppliers_id_seq; Type: SEQUENCE SET; Schema: catalog; Owner: -
SELECT pg_catalog.setval('catalog.suppliers_id_seq', 1, false);
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
-- Name: alert_snoozes alert_snoozes_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.alert_snoozes
    ADD CONSTRAINT alert_snoozes_pkey PRIMARY KEY (product_id);
-- Name: categories categories_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.categories
    ADD CONSTRAINT categories_pkey PRIMARY KEY (id);
-- Name: categories categories_slug_unique; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.categories
    ADD CONSTRAINT categories_slug_unique UNIQUE (slug);
-- Name: category_redirects category_redirects_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.category_redirects
    ADD CONSTRAINT category_redirects_pkey PRIMARY KEY (slug);
-- Name: category_translations category_translations_category_id_language_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.category_translations
    ADD CONSTRAINT category_translations_category_id_language_pk PRIMARY KEY (category_id, language);
-- Name: hidden_reviewers hidden_reviewers_user_id_product_id_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.hidden_reviewers
    ADD CONSTRAINT hidden_reviewers_user_id_product_id_pk PRIMARY KEY (user_id, product_id);
-- Name: import_items import_items_import_id_supplier_product_id_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.import_items
    ADD CONSTRAINT import_items_import_id_supplier_product_id_pk PRIMARY KEY (import_id, supplier_product_id);
-- Name: imports imports_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.imports
    ADD CONSTRAINT imports_pkey PRIMARY KEY (id);
-- Name: low_stock_digests low_stock_digests_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.low_stock_digests
    ADD CONSTRAINT low_stock_digests_pkey PRIMARY KEY (day);
-- Name: outbox outbox_event_id_queue_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.outbox
    ADD CONSTRAINT outbox_event_id_queue_pk PRIMARY KEY (event_id, queue);
-- Name: page_texts page_texts_page_language_version_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.page_texts
    ADD CONSTRAINT page_texts_page_language_version_pk PRIMARY KEY (page, language, version);
-- Name: product_images product_images_product_id_position_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.product_images
    ADD CONSTRAINT product_images_product_id_position_pk PRIMARY KEY (product_id, "position");
-- Name: product_translations product_translations_product_id_language_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.product_translations
    ADD CONSTRAINT product_translations_product_id_language_pk PRIMARY KEY (product_id, language);
-- Name: products products_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.products
    ADD CONSTRAINT products_pkey PRIMARY KEY (id);
-- Name: products products_slug_unique; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.products
    ADD CONSTRAINT products_slug_unique UNIQUE (slug);
-- Name: reservation_items reservation_items_reference_product_id_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reservation_items
    ADD CONSTRAINT reservation_items_reference_product_id_pk PRIMARY KEY (reference, product_id);
-- Name: reservation_owners reservation_owners_reference_key_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reservation_owners
    ADD CONSTRAINT reservation_owners_reference_key_pk PRIMARY KEY (reference, key);
-- Name: reservations reservations_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reservations
    ADD CONSTRAINT reservations_pkey PRIMARY KEY (reference);
-- Name: restocks restocks_key_product_id_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.restocks
    ADD CONSTRAINT restocks_key_product_id_pk PRIMARY KEY (key, product_id);
-- Name: review_votes review_votes_review_id_user_id_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.review_votes
    ADD CONSTRAINT review_votes_review_id_user_id_pk PRIMARY KEY (review_id, user_id);
-- Name: reviews reviews_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reviews
    ADD CONSTRAINT reviews_pkey PRIMARY KEY (id);
-- Name: search_counts search_counts_day_query_pk; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.search_counts
    ADD CONSTRAINT search_counts_day_query_pk PRIMARY KEY (day, query);
-- Name: seed_marks seed_marks_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.seed_marks
    ADD CONSTRAINT seed_marks_pkey PRIMARY KEY (name);
-- Name: stock_alerts stock_alerts_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.stock_alerts
    ADD CONSTRAINT stock_alerts_pkey PRIMARY KEY (event_id);
-- Name: stock_movements stock_movements_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.stock_movements
    ADD CONSTRAINT stock_movements_pkey PRIMARY KEY (id);
-- Name: stock_rows stock_rows_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.stock_rows
    ADD CONSTRAINT stock_rows_pkey PRIMARY KEY (product_id);
-- Name: store_settings store_settings_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.store_settings
    ADD CONSTRAINT store_settings_pkey PRIMARY KEY (key);
-- Name: suppliers suppliers_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.suppliers
    ADD CONSTRAINT suppliers_pkey PRIMARY KEY (id);
-- Name: uploaded_images uploaded_images_pkey; Type: CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.uploaded_images
    ADD CONSTRAINT uploaded_images_pkey PRIMARY KEY (name);
-- Name: catalog_changes_by_transaction; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX catalog_changes_by_transaction ON catalog.catalog_changes USING btree (transaction_id);
-- Name: categories_name; Type: INDEX; Schema: catalog; Owner: -
CREATE UNIQUE INDEX categories_name ON catalog.categories USING btree (lower(name));
-- Name: import_items_by_product; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX import_items_by_product ON catalog.import_items USING btree (product_id) WHERE (product_id IS NOT NULL);
-- Name: import_items_failed; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX import_items_failed ON catalog.import_items USING btree (import_id, "position") WHERE (state = 'failed'::text);
-- Name: import_items_pending; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX import_items_pending ON catalog.import_items USING btree (import_id, "position") WHERE (state = 'pending'::text);
-- Name: imports_of_files; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX imports_of_files ON catalog.imports USING btree (created_at) WHERE (file_name IS NOT NULL);
-- Name: outbox_handled; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX outbox_handled ON catalog.outbox USING btree (handled_at) WHERE (handled_at IS NOT NULL);
-- Name: outbox_parked; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX outbox_parked ON catalog.outbox USING btree (parked_at) WHERE (parked_at IS NOT NULL);
-- Name: outbox_unhandled; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX outbox_unhandled ON catalog.outbox USING btree (published_at) WHERE (handled_at IS NULL);
-- Name: outbox_unpublished; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX outbox_unpublished ON catalog.outbox USING btree (occurred_at) WHERE (published_at IS NULL);
-- Name: product_translations_names; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX product_translations_names ON catalog.product_translations USING btree (language, product_id, sort_name);
-- Name: product_translations_search; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX product_translations_search ON catalog.product_translations USING gin (search_text public.gin_trgm_ops) WITH (gin_pending_list_limit='64');
-- Name: product_translations_title; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX product_translations_title ON catalog.product_translations USING gin (title_text public.gin_trgm_ops) WITH (gin_pending_list_limit='64');
-- Name: products_archived; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_archived ON catalog.products USING btree (archived_at) WHERE (archived_at IS NOT NULL);
-- Name: products_by_category; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_category ON catalog.products USING btree (category_id);
-- Name: products_by_exact_name; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_exact_name ON catalog.products USING btree (name);
-- Name: products_by_featured; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_featured ON catalog.products USING btree (((NOT featured)), id, featured, title_text) WHERE (archived_at IS NULL);
-- Name: products_by_name; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_name ON catalog.products USING btree (sort_name, id) WHERE (archived_at IS NULL);
-- Name: products_by_price; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_price ON catalog.products USING btree (price, id) WHERE (archived_at IS NULL);
-- Name: products_by_price_desc; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_price_desc ON catalog.products USING btree (((- price)), id) WHERE (archived_at IS NULL);
-- Name: products_by_rating; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_by_rating ON catalog.products USING btree (rating) WHERE (archived_at IS NULL);
-- Name: products_of_category_by_featured; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_of_category_by_featured ON catalog.products USING btree (category_id, ((NOT featured)), id) WHERE (archived_at IS NULL);
-- Name: products_of_category_by_name; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_of_category_by_name ON catalog.products USING btree (category_id, sort_name, id) WHERE (archived_at IS NULL);
-- Name: products_of_category_by_price; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_of_category_by_price ON catalog.products USING btree (category_id, price, id) WHERE (archived_at IS NULL);
-- Name: products_of_category_by_price_desc; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_of_category_by_price_desc ON catalog.products USING btree (category_id, ((- price)), id) WHERE (archived_at IS NULL);
-- Name: products_search; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_search ON catalog.products USING gin (search_text public.gin_trgm_ops) WITH (gin_pending_list_limit='64');
-- Name: products_sku; Type: INDEX; Schema: catalog; Owner: -
CREATE UNIQUE INDEX products_sku ON catalog.products USING btree (lower(sku) text_pattern_ops) WHERE ((archived_at IS NULL) AND (sku IS NOT NULL));
-- Name: products_supplied; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_supplied ON catalog.products USING btree (is_dropshipped, id) WHERE ((archived_at IS NULL) AND (is_dropshipped OR ((supplier_name)::text <> ''::text)));
-- Name: products_supplier_item; Type: INDEX; Schema: catalog; Owner: -
CREATE UNIQUE INDEX products_supplier_item ON catalog.products USING btree (supplier_name, supplier_product_id) WHERE (supplier_product_id IS NOT NULL);
-- Name: products_title; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX products_title ON catalog.products USING gin (title_text public.gin_trgm_ops) WITH (gin_pending_list_limit='64');
-- Name: reservation_owners_by_key; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reservation_owners_by_key ON catalog.reservation_owners USING btree (key);
-- Name: reservations_held; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reservations_held ON catalog.reservations USING btree (expires_at) WHERE (state = 'held'::text);
-- Name: reservations_of_buyer; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reservations_of_buyer ON catalog.reservations USING btree (buyer_id) WHERE (buyer_id IS NOT NULL);
-- Name: reservations_released; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reservations_released ON catalog.reservations USING btree (updated_at) WHERE (state = 'released'::text);
-- Name: restocks_of_sale; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX restocks_of_sale ON catalog.restocks USING btree (reference);
-- Name: review_votes_of_person; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX review_votes_of_person ON catalog.review_votes USING btree (user_id);
-- Name: reviews_hidden; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reviews_hidden ON catalog.reviews USING btree (id) WHERE is_hidden;
-- Name: reviews_new; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reviews_new ON catalog.reviews USING btree (created_at) WHERE (NOT is_hidden);
-- Name: reviews_of_person; Type: INDEX; Schema: catalog; Owner: -
CREATE UNIQUE INDEX reviews_of_person ON catalog.reviews USING btree (user_id, product_id) WHERE (user_id IS NOT NULL);
-- Name: reviews_of_product; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX reviews_of_product ON catalog.reviews USING btree (product_id, id);
-- Name: stock_alerts_by_time; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_alerts_by_time ON catalog.stock_alerts USING btree (created_at, event_id);
-- Name: stock_alerts_of_product; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_alerts_of_product ON catalog.stock_alerts USING btree (product_id, created_at);
-- Name: stock_movements_of_product; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_movements_of_product ON catalog.stock_movements USING btree (product_id, id);
-- Name: stock_rows_by_category; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_rows_by_category ON catalog.stock_rows USING btree (category_id, sort_name, product_id);
-- Name: stock_rows_by_level; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_rows_by_level ON catalog.stock_rows USING btree (level, sort_name, product_id);
-- Name: stock_rows_by_stock; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_rows_by_stock ON catalog.stock_rows USING btree (stock_quantity, product_id);
-- Name: stock_rows_low; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_rows_low ON catalog.stock_rows USING btree (stock_quantity, product_id) WHERE (level < 2);
-- Name: stock_rows_off; Type: INDEX; Schema: catalog; Owner: -
CREATE INDEX stock_rows_off ON catalog.stock_rows USING btree (product_id) WHERE (NOT in_stock);
-- Name: suppliers_marketplace; Type: INDEX; Schema: catalog; Owner: -
CREATE UNIQUE INDEX suppliers_marketplace ON catalog.suppliers USING btree (kind) WHERE (kind <> 'custom'::text);
-- Name: suppliers_name; Type: INDEX; Schema: catalog; Owner: -
CREATE UNIQUE INDEX suppliers_name ON catalog.suppliers USING btree (lower((name)::text));
-- Name: import_items import_items_added; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER import_items_added AFTER INSERT ON catalog.import_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.add_to_import();
-- Name: import_items import_items_changed_from; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER import_items_changed_from AFTER UPDATE ON catalog.import_items REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION catalog.take_from_import();
-- Name: import_items import_items_changed_to; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER import_items_changed_to AFTER UPDATE ON catalog.import_items REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.add_to_import();
-- Name: import_items import_items_taken; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER import_items_taken AFTER DELETE ON catalog.import_items REFERENCING OLD TABLE AS taken FOR EACH STATEMENT EXECUTE FUNCTION catalog.take_from_import();
-- Name: categories note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.categories REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_redirects note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.category_redirects REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_translations note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.category_translations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: page_texts note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.page_texts REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_images note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.product_images REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_translations note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.product_translations REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: products note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.products REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: reviews note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.reviews REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: store_settings note_delete; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_delete AFTER DELETE ON catalog.store_settings REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: categories note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.categories REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_redirects note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.category_redirects REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_translations note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.category_translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: page_texts note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.page_texts REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_images note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.product_images REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_translations note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.product_translations REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: products note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.products REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: reviews note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.reviews REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: store_settings note_insert; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_insert AFTER INSERT ON catalog.store_settings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: categories note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.categories FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_redirects note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.category_redirects FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_translations note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.category_translations FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: page_texts note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.page_texts FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_images note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.product_images FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_translations note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.product_translations FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: products note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.products FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: reviews note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.reviews FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: store_settings note_truncate; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_truncate AFTER TRUNCATE ON catalog.store_settings FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: categories note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.categories REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_redirects note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.category_redirects REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: category_translations note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.category_translations REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: page_texts note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.page_texts REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_images note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.product_images REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: product_translations note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.product_translations REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: products note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.products REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_product_update();
-- Name: reviews note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.reviews REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: store_settings note_update; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER note_update AFTER UPDATE ON catalog.store_settings REFERENCING OLD TABLE AS earlier_rows NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION catalog.note_change();
-- Name: products products_changed; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER products_changed AFTER UPDATE ON catalog.products FOR EACH ROW WHEN ((((((((((((old.archived_at IS DISTINCT FROM new.archived_at) OR (old.category_id IS DISTINCT FROM new.category_id)) OR (old.name IS DISTINCT FROM new.name)) OR (old.stock_quantity IS DISTINCT FROM new.stock_quantity)) OR (old.low_stock_threshold IS DISTINCT FROM new.low_stock_threshold)) OR (old.in_stock IS DISTINCT FROM new.in_stock)) OR (old.featured IS DISTINCT FROM new.featured)) OR (old.is_dropshipped IS DISTINCT FROM new.is_dropshipped)) OR ((old.supplier_name)::text IS DISTINCT FROM (new.supplier_name)::text)) OR (old.price IS DISTINCT FROM new.price)) OR (old.dropship_margin IS DISTINCT FROM new.dropship_margin))) EXECUTE FUNCTION catalog.list_changed_product();
-- Name: products products_deleted; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER products_deleted AFTER DELETE ON catalog.products FOR EACH ROW EXECUTE FUNCTION catalog.unlist_product();
-- Name: products products_listed; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER products_listed AFTER INSERT ON catalog.products REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION catalog.list_new_products();
-- Name: products products_repriced; Type: TRIGGER; Schema: catalog; Owner: -
CREATE TRIGGER products_repriced BEFORE UPDATE ON catalog.products FOR EACH ROW WHEN (((new.compare_at_price <= new.price) AND (new.compare_at_price = old.compare_at_price))) EXECUTE FUNCTION catalog.drop_reached_compare_at_price();
-- Name: alert_snoozes alert_snoozes_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.alert_snoozes
    ADD CONSTRAINT alert_snoozes_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id) ON DELETE CASCADE;
-- Name: categories categories_merged_into_id_categories_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.categories
    ADD CONSTRAINT categories_merged_into_id_categories_id_fk FOREIGN KEY (merged_into_id) REFERENCES catalog.categories(id);
-- Name: category_redirects category_redirects_category_id_categories_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.category_redirects
    ADD CONSTRAINT category_redirects_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES catalog.categories(id) ON DELETE CASCADE;
-- Name: category_translations category_translations_category_id_categories_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.category_translations
    ADD CONSTRAINT category_translations_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES catalog.categories(id) ON DELETE CASCADE;
-- Name: hidden_reviewers hidden_reviewers_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.hidden_reviewers
    ADD CONSTRAINT hidden_reviewers_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id) ON DELETE CASCADE;
-- Name: import_items import_items_import_id_imports_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.import_items
    ADD CONSTRAINT import_items_import_id_imports_id_fk FOREIGN KEY (import_id) REFERENCES catalog.imports(id) ON DELETE CASCADE;
-- Name: import_items import_items_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.import_items
    ADD CONSTRAINT import_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id);
-- Name: product_images product_images_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.product_images
    ADD CONSTRAINT product_images_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id) ON DELETE CASCADE;
-- Name: product_translations product_translations_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.product_translations
    ADD CONSTRAINT product_translations_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id) ON DELETE CASCADE;
-- Name: products products_category_id_categories_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.products
    ADD CONSTRAINT products_category_id_categories_id_fk FOREIGN KEY (category_id) REFERENCES catalog.categories(id);
-- Name: reservation_items reservation_items_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reservation_items
    ADD CONSTRAINT reservation_items_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id);
-- Name: reservation_items reservation_items_reference_reservations_reference_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reservation_items
    ADD CONSTRAINT reservation_items_reference_reservations_reference_fk FOREIGN KEY (reference) REFERENCES catalog.reservations(reference) ON DELETE CASCADE;
-- Name: reservation_owners reservation_owners_reference_reservations_reference_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reservation_owners
    ADD CONSTRAINT reservation_owners_reference_reservations_reference_fk FOREIGN KEY (reference) REFERENCES catalog.reservations(reference) ON DELETE CASCADE;
-- Name: restocks restocks_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.restocks
    ADD CONSTRAINT restocks_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id);
-- Name: review_votes review_votes_review_id_reviews_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.review_votes
    ADD CONSTRAINT review_votes_review_id_reviews_id_fk FOREIGN KEY (review_id) REFERENCES catalog.reviews(id) ON DELETE CASCADE;
-- Name: reviews reviews_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.reviews
    ADD CONSTRAINT reviews_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id);
-- Name: stock_alerts stock_alerts_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.stock_alerts
    ADD CONSTRAINT stock_alerts_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id);
-- Name: stock_movements stock_movements_product_id_products_id_fk; Type: FK CONSTRAINT; Schema: catalog; Owner: -
ALTER TABLE ONLY catalog.stock_movements
    ADD CONSTRAINT stock_movements_product_id_products_id_fk FOREIGN KEY (product_id) REFERENCES catalog.products(id);
-- PostgreSQL database dump complete
