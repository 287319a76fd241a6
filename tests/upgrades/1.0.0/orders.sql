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
-- Name: orders; Type: SCHEMA; Schema: -; Owner: -
-- Name: address_country(text); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.address_country(address text) RETURNS text
    LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE
    AS $_$
DECLARE
  plain text := lower(normalize(right(address, 150), NFKC));
  parts text[];
  ending text;
  country text;
BEGIN
  -- A database without a locale lowers no letter but those of English.
  IF octet_length(plain) > length(plain) THEN
    plain := translate(plain,
      'àáâãäåāăąçćčèéêëēėęěìíîïīñńňòóôõöøōőřśšșùúûüūůűýžźżÀÁÂÃÄÅĀĂĄÇĆČÈÉÊËĒĖĘĚÌÍÎÏĪÑŃŇÒÓÔÕÖØŌŐŘŚŠȘÙÚÛÜŪŮŰÝŽŹŻآأإАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯІЇЄΑΒΓΔΕΖΗΘΙΚΛΜΝΟΠΡΣΤΥΦΧΨΩ’',
      'aaaaaaaaaccceeeeeeeeiiiiinnnoooooooorsssuuuuuuuyzzzaaaaaaaaaccceeeeeeeeiiiiinnnoooooooorsssuuuuuuuyzzzاااабвгдежзийклмнопрстуфхцчшщъыьэюяіїєαβγδεζηθικλμνοπρστυφχψω''');
  END IF;
  plain := btrim(regexp_replace(replace(replace(plain, '.', ''), '&', ' and '), '[ \t]+', ' ', 'g'));
  parts := array_remove(regexp_split_to_array(plain, '\s*[,;،؛、。۔\r\n]+\s*'), '');
  ending := parts[cardinality(parts)];
  FOREACH ending IN ARRAY ARRAY[
    -- Some names have a comma inside.
    parts[cardinality(parts) - 1] || ', ' || ending,
    ending,
    -- "Singapore 238823". "Georgia 30301" is the state.
    substring(ending FROM '^(?!georgia \d{5})(\D+) (?=.{4,}$)(?:\S*\d\S*)(?: \S*\d\S*)*$'),
    -- "CA 90001 USA" and "IL USA". Other names may be the end of a longer one, as in "New Mexico".
    regexp_replace(ending, '^(.*\d\S*|.+(?= (usa|united states)$)) ', '')
  ] LOOP
    country := $names${
    "andorra": "AD", "andorre": "AD", "アンドラ": "AD", "安道尔": "AD", "اندورا": "AD",
    "united arab emirates": "AE", "vereinigte arabische emirate": "AE", "emiratos arabes unidos": "AE", "emirats arabes unis": "AE", "emirados arabes unidos": "AE", "アラブ首長国連邦": "AE", "阿拉伯联合酋长国": "AE", "الامارات العربية المتحدة": "AE", "uae": "AE", "الامارات": "AE",
    "afghanistan": "AF", "afganistan": "AF", "afeganistao": "AF", "アフガニスタン": "AF", "阿富汗": "AF", "افغانستان": "AF",
    "antigua and barbuda": "AG", "antigua und barbuda": "AG", "antigua y barbuda": "AG", "antigua-et-barbuda": "AG", "antigua e barbuda": "AG", "アンティグア・バーブーダ": "AG", "安提瓜和巴布达": "AG", "انتيغوا وبربودا": "AG",
    "anguilla": "AI", "anguila": "AI", "アンギラ": "AI", "安圭拉": "AI", "انغويلا": "AI",
    "albania": "AL", "albanien": "AL", "albanie": "AL", "アルバニア": "AL", "阿尔巴尼亚": "AL", "البانيا": "AL",
    "armenia": "AM", "armenien": "AM", "armenie": "AM", "アルメニア": "AM", "亚美尼亚": "AM", "ارمينيا": "AM",
    "angola": "AO", "アンゴラ": "AO", "安哥拉": "AO", "انغولا": "AO",
    "antarctica": "AQ", "antarktis": "AQ", "antartida": "AQ", "antarctique": "AQ", "南極": "AQ", "南极洲": "AQ", "انتاركتيكا": "AQ",
    "argentina": "AR", "argentinien": "AR", "argentine": "AR", "アルゼンチン": "AR", "阿根廷": "AR", "الارجنتين": "AR",
    "american samoa": "AS", "amerikanisch-samoa": "AS", "samoa americana": "AS", "samoa americaines": "AS", "米領サモア": "AS", "美属萨摩亚": "AS", "ساموا الامريكية": "AS",
    "austria": "AT", "osterreich": "AT", "autriche": "AT", "オーストリア": "AT", "奥地利": "AT", "النمسا": "AT",
    "australia": "AU", "australien": "AU", "australie": "AU", "オーストラリア": "AU", "澳大利亚": "AU", "استراليا": "AU",
    "aruba": "AW", "アルバ": "AW", "阿鲁巴": "AW", "اروبا": "AW",
    "aland islands": "AX", "alandinseln": "AX", "islas aland": "AX", "iles aland": "AX", "ilhas aland": "AX", "オーランド諸島": "AX", "奥兰群岛": "AX", "جزر الاند": "AX",
    "azerbaijan": "AZ", "aserbaidschan": "AZ", "azerbaiyan": "AZ", "azerbaidjan": "AZ", "azerbaijao": "AZ", "アゼルバイジャン": "AZ", "阿塞拜疆": "AZ", "اذربيجان": "AZ",
    "bosnia and herzegovina": "BA", "bosnien und herzegowina": "BA", "bosnia y herzegovina": "BA", "bosnie-herzegovine": "BA", "bosnia e herzegovina": "BA", "ボスニア・ヘルツェゴビナ": "BA", "波斯尼亚和黑塞哥维那": "BA", "البوسنة والهرسك": "BA", "bosnia": "BA", "bosnia-herzegovina": "BA",
    "barbados": "BB", "barbade": "BB", "バルバドス": "BB", "巴巴多斯": "BB", "بربادوس": "BB",
    "bangladesh": "BD", "bangladesch": "BD", "banglades": "BD", "バングラデシュ": "BD", "孟加拉国": "BD", "بنغلاديش": "BD",
    "belgium": "BE", "belgien": "BE", "belgica": "BE", "belgique": "BE", "ベルギー": "BE", "比利时": "BE", "بلجيكا": "BE", "belgie": "BE",
    "burkina faso": "BF", "burquina faso": "BF", "ブルキナファソ": "BF", "布基纳法索": "BF", "بوركينا فاسو": "BF",
    "bulgaria": "BG", "bulgarien": "BG", "bulgarie": "BG", "ブルガリア": "BG", "保加利亚": "BG", "بلغاريا": "BG", "българия": "BG",
    "bahrain": "BH", "barein": "BH", "bahrein": "BH", "バーレーン": "BH", "巴林": "BH", "البحرين": "BH",
    "burundi": "BI", "ブルンジ": "BI", "布隆迪": "BI", "بوروندي": "BI",
    "benin": "BJ", "ベナン": "BJ", "贝宁": "BJ", "بنين": "BJ",
    "st barthelemy": "BL", "san bartolome": "BL", "saint-barthelemy": "BL", "sao bartolomeu": "BL", "サン・バルテルミー": "BL", "圣巴泰勒米": "BL", "سان بارتليمي": "BL",
    "bermuda": "BM", "bermudas": "BM", "bermudes": "BM", "バミューダ": "BM", "百慕大": "BM", "برمودا": "BM",
    "brunei": "BN", "brunei darussalam": "BN", "ブルネイ": "BN", "文莱": "BN", "بروناي": "BN",
    "bolivia": "BO", "bolivien": "BO", "bolivie": "BO", "ボリビア": "BO", "玻利维亚": "BO", "بوليفيا": "BO",
    "caribbean netherlands": "BQ", "karibische niederlande": "BQ", "caribe neerlandes": "BQ", "pays-bas caribeens": "BQ", "paises baixos caribenhos": "BQ", "オランダ領カリブ": "BQ", "荷属加勒比区": "BQ", "هولندا الكاريبية": "BQ",
    "brazil": "BR", "brasilien": "BR", "brasil": "BR", "bresil": "BR", "ブラジル": "BR", "巴西": "BR", "البرازيل": "BR",
    "bahamas": "BS", "バハマ": "BS", "巴哈马": "BS", "جزر البهاما": "BS", "the bahamas": "BS",
    "bhutan": "BT", "butan": "BT", "bhoutan": "BT", "butao": "BT", "ブータン": "BT", "不丹": "BT", "بوتان": "BT",
    "bouvet island": "BV", "bouvetinsel": "BV", "isla bouvet": "BV", "ile bouvet": "BV", "ilha bouvet": "BV", "ブーベ島": "BV", "布韦岛": "BV", "جزيرة بوفيه": "BV",
    "botswana": "BW", "botsuana": "BW", "ボツワナ": "BW", "博茨瓦纳": "BW", "بوتسوانا": "BW",
    "belarus": "BY", "bielorrusia": "BY", "bielorussie": "BY", "bielorrussia": "BY", "ベラルーシ": "BY", "白俄罗斯": "BY", "بيلاروس": "BY",
    "belize": "BZ", "belice": "BZ", "ベリーズ": "BZ", "伯利兹": "BZ", "بليز": "BZ",
    "canada": "CA", "kanada": "CA", "カナダ": "CA", "加拿大": "CA", "كندا": "CA",
    "cocos (keeling) islands": "CC", "kokosinseln": "CC", "islas cocos": "CC", "iles cocos": "CC", "ilhas cocos (keeling)": "CC", "ココス(キーリング)諸島": "CC", "科科斯(基林)群岛": "CC", "جزر كوكوس (كيلينغ)": "CC", "cocos islands": "CC",
    "congo - kinshasa": "CD", "kongo-kinshasa": "CD", "republica democratica del congo": "CD", "congo-kinshasa": "CD", "コンゴ民主共和国(キンシャサ)": "CD", "刚果(金)": "CD", "الكونغو - كينشاسا": "CD", "democratic republic of the congo": "CD",
    "central african republic": "CF", "zentralafrikanische republik": "CF", "republica centroafricana": "CF", "republique centrafricaine": "CF", "republica centro-africana": "CF", "中央アフリカ共和国": "CF", "中非共和国": "CF", "جمهورية افريقيا الوسطى": "CF",
    "congo - brazzaville": "CG", "kongo-brazzaville": "CG", "congo": "CG", "congo-brazzaville": "CG", "republica do congo": "CG", "コンゴ共和国(ブラザビル)": "CG", "刚果(布)": "CG", "الكونغو - برازافيل": "CG", "republic of the congo": "CG",
    "switzerland": "CH", "schweiz": "CH", "suiza": "CH", "suisse": "CH", "suica": "CH", "スイス": "CH", "瑞士": "CH", "سويسرا": "CH", "svizzera": "CH",
    "cote d'ivoire": "CI", "costa do marfim": "CI", "コートジボワール": "CI", "科特迪瓦": "CI", "ساحل العاج": "CI", "ivory coast": "CI",
    "cook islands": "CK", "cookinseln": "CK", "islas cook": "CK", "iles cook": "CK", "ilhas cook": "CK", "クック諸島": "CK", "库克群岛": "CK", "جزر كوك": "CK",
    "chile": "CL", "chili": "CL", "チリ": "CL", "智利": "CL", "تشيلي": "CL",
    "cameroon": "CM", "kamerun": "CM", "camerun": "CM", "cameroun": "CM", "camaroes": "CM", "カメルーン": "CM", "喀麦隆": "CM", "الكاميرون": "CM",
    "china": "CN", "chine": "CN", "中国": "CN", "الصين": "CN", "people's republic of china": "CN", "prc": "CN", "中國": "CN",
    "colombia": "CO", "kolumbien": "CO", "colombie": "CO", "コロンビア": "CO", "哥伦比亚": "CO", "كولومبيا": "CO",
    "costa rica": "CR", "コスタリカ": "CR", "哥斯达黎加": "CR", "كوستاريكا": "CR",
    "cuba": "CU", "kuba": "CU", "キューバ": "CU", "古巴": "CU", "كوبا": "CU",
    "cape verde": "CV", "cabo verde": "CV", "cap-vert": "CV", "カーボベルデ": "CV", "佛得角": "CV", "الراس الاخضر": "CV",
    "curacao": "CW", "curazao": "CW", "キュラソー": "CW", "库拉索": "CW", "كوراساو": "CW",
    "christmas island": "CX", "weihnachtsinsel": "CX", "isla de navidad": "CX", "ile christmas": "CX", "ilha christmas": "CX", "クリスマス島": "CX", "圣诞岛": "CX", "جزيرة كريسماس": "CX",
    "cyprus": "CY", "zypern": "CY", "chipre": "CY", "chypre": "CY", "キプロス": "CY", "塞浦路斯": "CY", "قبرص": "CY",
    "czechia": "CZ", "tschechien": "CZ", "chequia": "CZ", "tchequie": "CZ", "tchequia": "CZ", "チェコ": "CZ", "捷克": "CZ", "التشيك": "CZ", "czech republic": "CZ", "cesko": "CZ",
    "germany": "DE", "deutschland": "DE", "alemania": "DE", "allemagne": "DE", "alemanha": "DE", "ドイツ": "DE", "德国": "DE", "المانيا": "DE",
    "djibouti": "DJ", "dschibuti": "DJ", "yibuti": "DJ", "djibuti": "DJ", "ジブチ": "DJ", "吉布提": "DJ", "جيبوتي": "DJ",
    "denmark": "DK", "danemark": "DK", "dinamarca": "DK", "デンマーク": "DK", "丹麦": "DK", "الدانمرك": "DK", "danmark": "DK",
    "dominica": "DM", "dominique": "DM", "ドミニカ国": "DM", "多米尼克": "DM", "دومينيكا": "DM",
    "dominican republic": "DO", "dominikanische republik": "DO", "republica dominicana": "DO", "republique dominicaine": "DO", "ドミニカ共和国": "DO", "多米尼加共和国": "DO", "جمهورية الدومينيكان": "DO",
    "algeria": "DZ", "algerien": "DZ", "argelia": "DZ", "algerie": "DZ", "アルジェリア": "DZ", "阿尔及利亚": "DZ", "الجزائر": "DZ",
    "ecuador": "EC", "equateur": "EC", "equador": "EC", "エクアドル": "EC", "厄瓜多尔": "EC", "الاكوادور": "EC",
    "estonia": "EE", "estland": "EE", "estonie": "EE", "エストニア": "EE", "爱沙尼亚": "EE", "استونيا": "EE", "eesti": "EE",
    "egypt": "EG", "agypten": "EG", "egipto": "EG", "egypte": "EG", "egito": "EG", "エジプト": "EG", "埃及": "EG", "مصر": "EG",
    "western sahara": "EH", "westsahara": "EH", "sahara occidental": "EH", "saara ocidental": "EH", "西サハラ": "EH", "西撒哈拉": "EH", "الصحراء الغربية": "EH",
    "eritrea": "ER", "erythree": "ER", "eritreia": "ER", "エリトリア": "ER", "厄立特里亚": "ER", "اريتريا": "ER",
    "spain": "ES", "spanien": "ES", "espana": "ES", "espagne": "ES", "espanha": "ES", "スペイン": "ES", "西班牙": "ES", "اسبانيا": "ES",
    "ethiopia": "ET", "athiopien": "ET", "etiopia": "ET", "ethiopie": "ET", "エチオピア": "ET", "埃塞俄比亚": "ET", "اثيوبيا": "ET",
    "finland": "FI", "finnland": "FI", "finlandia": "FI", "finlande": "FI", "フィンランド": "FI", "芬兰": "FI", "فنلندا": "FI", "suomi": "FI",
    "fiji": "FJ", "fidschi": "FJ", "fiyi": "FJ", "fidji": "FJ", "フィジー": "FJ", "斐济": "FJ", "فيجي": "FJ",
    "falkland islands": "FK", "falklandinseln": "FK", "islas malvinas": "FK", "iles malouines": "FK", "ilhas malvinas": "FK", "フォークランド諸島": "FK", "福克兰群岛": "FK", "جزر فوكلاند": "FK",
    "micronesia": "FM", "mikronesien": "FM", "micronesie": "FM", "ミクロネシア連邦": "FM", "密克罗尼西亚": "FM", "ميكرونيزيا": "FM",
    "faroe islands": "FO", "faroer": "FO", "islas feroe": "FO", "iles feroe": "FO", "ilhas faroe": "FO", "フェロー諸島": "FO", "法罗群岛": "FO", "جزر فارو": "FO",
    "france": "FR", "frankreich": "FR", "francia": "FR", "franca": "FR", "フランス": "FR", "法国": "FR", "فرنسا": "FR",
    "gabon": "GA", "gabun": "GA", "gabao": "GA", "ガボン": "GA", "加蓬": "GA", "الغابون": "GA",
    "united kingdom": "GB", "vereinigtes konigreich": "GB", "reino unido": "GB", "royaume-uni": "GB", "イギリス": "GB", "英国": "GB", "المملكة المتحدة": "GB", "r-u": "GB", "uk": "GB", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB", "northern ireland": "GB", "英國": "GB", "gb": "GB", "britain": "GB",
    "grenada": "GD", "granada": "GD", "grenade": "GD", "グレナダ": "GD", "格林纳达": "GD", "غرينادا": "GD",
    "georgia": "GE", "georgien": "GE", "georgie": "GE", "ジョージア": "GE", "格鲁吉亚": "GE", "جورجيا": "GE",
    "french guiana": "GF", "franzosisch-guayana": "GF", "guayana francesa": "GF", "guyane francaise": "GF", "guiana francesa": "GF", "仏領ギアナ": "GF", "法属圭亚那": "GF", "غويانا الفرنسية": "GF",
    "guernsey": "GG", "guernesey": "GG", "ガーンジー": "GG", "根西岛": "GG", "غيرنزي": "GG",
    "ghana": "GH", "gana": "GH", "ガーナ": "GH", "加纳": "GH", "غانا": "GH",
    "gibraltar": "GI", "ジブラルタル": "GI", "直布罗陀": "GI", "جبل طارق": "GI",
    "greenland": "GL", "gronland": "GL", "groenlandia": "GL", "groenland": "GL", "グリーンランド": "GL", "格陵兰": "GL", "غرينلاند": "GL",
    "gambia": "GM", "gambie": "GM", "ガンビア": "GM", "冈比亚": "GM", "غامبيا": "GM", "the gambia": "GM",
    "guinea": "GN", "guinee": "GN", "guine": "GN", "ギニア": "GN", "几内亚": "GN", "غينيا": "GN",
    "guadeloupe": "GP", "guadalupe": "GP", "グアドループ": "GP", "瓜德罗普": "GP", "غوادلوب": "GP",
    "equatorial guinea": "GQ", "aquatorialguinea": "GQ", "guinea ecuatorial": "GQ", "guinee equatoriale": "GQ", "guine equatorial": "GQ", "赤道ギニア": "GQ", "赤道几内亚": "GQ", "غينيا الاستوائية": "GQ",
    "greece": "GR", "griechenland": "GR", "grecia": "GR", "grece": "GR", "ギリシャ": "GR", "希腊": "GR", "اليونان": "GR", "ελλάδα": "GR",
    "south georgia and south sandwich islands": "GS", "sudgeorgien und die sudlichen sandwichinseln": "GS", "islas georgia del sur y sandwich del sur": "GS", "georgie du sud-et-les iles sandwich du sud": "GS", "ilhas georgia do sul e sandwich do sul": "GS", "サウスジョージア・サウスサンドウィッチ諸島": "GS", "南乔治亚和南桑威奇群岛": "GS", "جورجيا الجنوبية وجزر ساندويتش الجنوبية": "GS",
    "guatemala": "GT", "グアテマラ": "GT", "危地马拉": "GT", "غواتيمالا": "GT",
    "guam": "GU", "グアム": "GU", "关岛": "GU", "غوام": "GU",
    "guinea-bissau": "GW", "guinea-bisau": "GW", "guinee-bissau": "GW", "guine-bissau": "GW", "ギニアビサウ": "GW", "几内亚比绍": "GW", "غينيا بيساو": "GW",
    "guyana": "GY", "guiana": "GY", "ガイアナ": "GY", "圭亚那": "GY", "غيانا": "GY",
    "hong kong sar china": "HK", "sonderverwaltungsregion hongkong": "HK", "rae de hong kong (china)": "HK", "ras chinoise de hong kong": "HK", "hong kong, rae da china": "HK", "中華人民共和国香港特別行政区": "HK", "中国香港特别行政区": "HK", "هونغ كونغ الصينية (منطقة ادارية خاصة)": "HK", "hong kong": "HK", "hongkong": "HK", "香港": "HK", "هونغ كونغ": "HK",
    "heard and mcdonald islands": "HM", "heard und mcdonaldinseln": "HM", "islas heard y mcdonald": "HM", "iles heard-et-macdonald": "HM", "ilhas heard e mcdonald": "HM", "ハード島・マクドナルド諸島": "HM", "赫德岛和麦克唐纳群岛": "HM", "جزيرة هيرد وجزر ماكدونالد": "HM",
    "honduras": "HN", "ホンジュラス": "HN", "洪都拉斯": "HN", "هندوراس": "HN",
    "croatia": "HR", "kroatien": "HR", "croacia": "HR", "croatie": "HR", "クロアチア": "HR", "克罗地亚": "HR", "كرواتيا": "HR", "hrvatska": "HR",
    "haiti": "HT", "ハイチ": "HT", "海地": "HT", "هايتي": "HT",
    "hungary": "HU", "ungarn": "HU", "hungria": "HU", "hongrie": "HU", "ハンガリー": "HU", "匈牙利": "HU", "هنغاريا": "HU", "magyarorszag": "HU",
    "indonesia": "ID", "indonesien": "ID", "indonesie": "ID", "インドネシア": "ID", "印度尼西亚": "ID", "اندونيسيا": "ID",
    "ireland": "IE", "irland": "IE", "irlanda": "IE", "irlande": "IE", "アイルランド": "IE", "爱尔兰": "IE", "ايرلندا": "IE", "eire": "IE", "republic of ireland": "IE", "irish republic": "IE",
    "israel": "IL", "イスラエル": "IL", "以色列": "IL", "اسرائيل": "IL",
    "isle of man": "IM", "isla de man": "IM", "ile de man": "IM", "ilha de man": "IM", "マン島": "IM", "马恩岛": "IM", "جزيرة مان": "IM",
    "india": "IN", "indien": "IN", "inde": "IN", "インド": "IN", "印度": "IN", "الهند": "IN",
    "british indian ocean territory": "IO", "britisches territorium im indischen ozean": "IO", "territorio britanico del oceano indico": "IO", "territoire britannique de l'ocean indien": "IO", "territorio britanico do oceano indico": "IO", "英領インド洋地域": "IO", "英属印度洋领地": "IO", "الاقليم البريطاني في المحيط الهندي": "IO",
    "iraq": "IQ", "irak": "IQ", "iraque": "IQ", "イラク": "IQ", "伊拉克": "IQ", "العراق": "IQ",
    "iran": "IR", "ira": "IR", "イラン": "IR", "伊朗": "IR", "ايران": "IR", "islamic republic of iran": "IR",
    "iceland": "IS", "island": "IS", "islandia": "IS", "islande": "IS", "アイスランド": "IS", "冰岛": "IS", "ايسلندا": "IS",
    "italy": "IT", "italien": "IT", "italia": "IT", "italie": "IT", "イタリア": "IT", "意大利": "IT", "ايطاليا": "IT",
    "jersey": "JE", "ジャージー": "JE", "泽西岛": "JE", "جيرسي": "JE",
    "jamaica": "JM", "jamaika": "JM", "jamaique": "JM", "ジャマイカ": "JM", "牙买加": "JM", "جامايكا": "JM",
    "jordan": "JO", "jordanien": "JO", "jordania": "JO", "jordanie": "JO", "ヨルダン": "JO", "约旦": "JO", "الاردن": "JO",
    "japan": "JP", "japon": "JP", "japao": "JP", "日本": "JP", "اليابان": "JP",
    "kenya": "KE", "kenia": "KE", "quenia": "KE", "ケニア": "KE", "肯尼亚": "KE", "كينيا": "KE",
    "kyrgyzstan": "KG", "kirgisistan": "KG", "kirguistan": "KG", "kirghizstan": "KG", "quirguistao": "KG", "キルギス": "KG", "吉尔吉斯斯坦": "KG", "قيرغيزستان": "KG",
    "cambodia": "KH", "kambodscha": "KH", "camboya": "KH", "cambodge": "KH", "camboja": "KH", "カンボジア": "KH", "柬埔寨": "KH", "كمبوديا": "KH",
    "kiribati": "KI", "quiribati": "KI", "キリバス": "KI", "基里巴斯": "KI", "كيريباتي": "KI",
    "comoros": "KM", "komoren": "KM", "comoras": "KM", "comores": "KM", "コモロ": "KM", "科摩罗": "KM", "جزر القمر": "KM",
    "st kitts and nevis": "KN", "st kitts und nevis": "KN", "san cristobal y nieves": "KN", "saint-christophe-et-nieves": "KN", "sao cristovao e nevis": "KN", "セントクリストファー・ネーヴィス": "KN", "圣基茨和尼维斯": "KN", "سانت كيتس ونيفيس": "KN", "saint kitts and nevis": "KN",
    "north korea": "KP", "nordkorea": "KP", "corea del norte": "KP", "coree du nord": "KP", "coreia do norte": "KP", "北朝鮮": "KP", "朝鲜": "KP", "كوريا الشمالية": "KP",
    "south korea": "KR", "sudkorea": "KR", "corea del sur": "KR", "coree du sud": "KR", "coreia do sul": "KR", "韓国": "KR", "韩国": "KR", "كوريا الجنوبية": "KR", "korea": "KR", "republic of korea": "KR", "대한민국": "KR",
    "kuwait": "KW", "koweit": "KW", "クウェート": "KW", "科威特": "KW", "الكويت": "KW",
    "cayman islands": "KY", "kaimaninseln": "KY", "islas caiman": "KY", "iles caimans": "KY", "ilhas cayman": "KY", "ケイマン諸島": "KY", "开曼群岛": "KY", "جزر كايمان": "KY",
    "kazakhstan": "KZ", "kasachstan": "KZ", "kazajistan": "KZ", "cazaquistao": "KZ", "カザフスタン": "KZ", "哈萨克斯坦": "KZ", "كازاخستان": "KZ",
    "laos": "LA", "ラオス": "LA", "老挝": "LA", "لاوس": "LA",
    "lebanon": "LB", "libanon": "LB", "libano": "LB", "liban": "LB", "レバノン": "LB", "黎巴嫩": "LB", "لبنان": "LB",
    "st lucia": "LC", "santa lucia": "LC", "sainte-lucie": "LC", "セントルシア": "LC", "圣卢西亚": "LC", "سانت لوسيا": "LC", "saint lucia": "LC",
    "liechtenstein": "LI", "リヒテンシュタイン": "LI", "列支敦士登": "LI", "ليختنشتاين": "LI",
    "sri lanka": "LK", "スリランカ": "LK", "斯里兰卡": "LK", "سريلانكا": "LK",
    "liberia": "LR", "リベリア": "LR", "利比里亚": "LR", "ليبيريا": "LR",
    "lesotho": "LS", "lesoto": "LS", "レソト": "LS", "莱索托": "LS", "ليسوتو": "LS",
    "lithuania": "LT", "litauen": "LT", "lituania": "LT", "lituanie": "LT", "リトアニア": "LT", "立陶宛": "LT", "ليتوانيا": "LT", "lietuva": "LT",
    "luxembourg": "LU", "luxemburg": "LU", "luxemburgo": "LU", "ルクセンブルク": "LU", "卢森堡": "LU", "لوكسمبورغ": "LU",
    "latvia": "LV", "lettland": "LV", "letonia": "LV", "lettonie": "LV", "ラトビア": "LV", "拉脱维亚": "LV", "لاتفيا": "LV", "latvija": "LV",
    "libya": "LY", "libyen": "LY", "libia": "LY", "libye": "LY", "リビア": "LY", "利比亚": "LY", "ليبيا": "LY",
    "morocco": "MA", "marokko": "MA", "marruecos": "MA", "maroc": "MA", "marrocos": "MA", "モロッコ": "MA", "摩洛哥": "MA", "المغرب": "MA",
    "monaco": "MC", "モナコ": "MC", "摩纳哥": "MC", "موناكو": "MC",
    "moldova": "MD", "republik moldau": "MD", "moldavia": "MD", "moldavie": "MD", "モルドバ": "MD", "摩尔多瓦": "MD", "مولدوفا": "MD", "republic of moldova": "MD",
    "montenegro": "ME", "モンテネグロ": "ME", "黑山": "ME", "الجبل الاسود": "ME",
    "st martin": "MF", "san martin": "MF", "saint-martin": "MF", "sao martinho": "MF", "サン・マルタン": "MF", "法属圣马丁": "MF", "سان مارتن": "MF",
    "madagascar": "MG", "madagaskar": "MG", "マダガスカル": "MG", "马达加斯加": "MG", "مدغشقر": "MG",
    "marshall islands": "MH", "marshallinseln": "MH", "islas marshall": "MH", "iles marshall": "MH", "ilhas marshall": "MH", "マーシャル諸島": "MH", "马绍尔群岛": "MH", "جزر مارشال": "MH",
    "north macedonia": "MK", "nordmazedonien": "MK", "macedonia del norte": "MK", "macedoine du nord": "MK", "macedonia do norte": "MK", "北マケドニア": "MK", "北马其顿": "MK", "مقدونيا الشمالية": "MK", "macedonia": "MK",
    "mali": "ML", "マリ": "ML", "马里": "ML", "مالي": "ML",
    "myanmar (burma)": "MM", "myanmar": "MM", "myanmar (birmania)": "MM", "myanmar (birmanie)": "MM", "mianmar (birmania)": "MM", "ミャンマー (ビルマ)": "MM", "缅甸": "MM", "ميانمار (بورما)": "MM",
    "mongolia": "MN", "mongolei": "MN", "mongolie": "MN", "モンゴル": "MN", "蒙古": "MN", "منغوليا": "MN",
    "macao sar china": "MO", "sonderverwaltungsregion macau": "MO", "rae de macao (china)": "MO", "ras chinoise de macao": "MO", "macau, rae da china": "MO", "中華人民共和国マカオ特別行政区": "MO", "中国澳门特别行政区": "MO", "منطقة ماكاو الادارية الخاصة": "MO", "macao": "MO", "macau": "MO", "マカオ": "MO", "澳门": "MO", "مكاو": "MO",
    "northern mariana islands": "MP", "nordliche marianen": "MP", "islas marianas del norte": "MP", "iles mariannes du nord": "MP", "ilhas marianas do norte": "MP", "北マリアナ諸島": "MP", "北马里亚纳群岛": "MP", "جزر ماريانا الشمالية": "MP",
    "martinique": "MQ", "martinica": "MQ", "マルティニーク": "MQ", "马提尼克": "MQ", "جزر المارتينيك": "MQ",
    "mauritania": "MR", "mauretanien": "MR", "mauritanie": "MR", "モーリタニア": "MR", "毛里塔尼亚": "MR", "موريتانيا": "MR",
    "montserrat": "MS", "モントセラト": "MS", "蒙特塞拉特": "MS", "مونتسرات": "MS",
    "malta": "MT", "malte": "MT", "マルタ": "MT", "马耳他": "MT", "مالطا": "MT",
    "mauritius": "MU", "mauricio": "MU", "maurice": "MU", "モーリシャス": "MU", "毛里求斯": "MU", "موريشيوس": "MU",
    "maldives": "MV", "malediven": "MV", "maldivas": "MV", "モルディブ": "MV", "马尔代夫": "MV", "جزر المالديف": "MV",
    "malawi": "MW", "malaui": "MW", "マラウイ": "MW", "马拉维": "MW", "ملاوي": "MW",
    "mexico": "MX", "mexiko": "MX", "mexique": "MX", "メキシコ": "MX", "墨西哥": "MX", "المكسيك": "MX",
    "malaysia": "MY", "malasia": "MY", "malaisie": "MY", "マレーシア": "MY", "马来西亚": "MY", "ماليزيا": "MY",
    "mozambique": "MZ", "mosambik": "MZ", "mocambique": "MZ", "モザンビーク": "MZ", "莫桑比克": "MZ", "موزمبيق": "MZ",
    "namibia": "NA", "namibie": "NA", "ナミビア": "NA", "纳米比亚": "NA", "ناميبيا": "NA",
    "new caledonia": "NC", "neukaledonien": "NC", "nueva caledonia": "NC", "nouvelle-caledonie": "NC", "nova caledonia": "NC", "ニューカレドニア": "NC", "新喀里多尼亚": "NC", "كاليدونيا الجديدة": "NC",
    "niger": "NE", "ニジェール": "NE", "尼日尔": "NE", "النيجر": "NE",
    "norfolk island": "NF", "norfolkinsel": "NF", "isla norfolk": "NF", "ile norfolk": "NF", "ilha norfolk": "NF", "ノーフォーク島": "NF", "诺福克岛": "NF", "جزيرة نورفولك": "NF",
    "nigeria": "NG", "ナイジェリア": "NG", "尼日利亚": "NG", "نيجيريا": "NG",
    "nicaragua": "NI", "ニカラグア": "NI", "尼加拉瓜": "NI", "نيكاراغوا": "NI",
    "netherlands": "NL", "niederlande": "NL", "paises bajos": "NL", "pays-bas": "NL", "paises baixos": "NL", "オランダ": "NL", "荷兰": "NL", "هولندا": "NL", "holland": "NL", "the netherlands": "NL", "nederland": "NL",
    "norway": "NO", "norwegen": "NO", "noruega": "NO", "norvege": "NO", "ノルウェー": "NO", "挪威": "NO", "النرويج": "NO", "norge": "NO",
    "nepal": "NP", "ネパール": "NP", "尼泊尔": "NP", "نيبال": "NP",
    "nauru": "NR", "ナウル": "NR", "瑙鲁": "NR", "ناورو": "NR",
    "niue": "NU", "ニウエ": "NU", "纽埃": "NU", "نيوي": "NU",
    "new zealand": "NZ", "neuseeland": "NZ", "nueva zelanda": "NZ", "nouvelle-zelande": "NZ", "nova zelandia": "NZ", "ニュージーランド": "NZ", "新西兰": "NZ", "نيوزيلندا": "NZ",
    "oman": "OM", "oma": "OM", "オマーン": "OM", "阿曼": "OM", "عُمان": "OM",
    "panama": "PA", "パナマ": "PA", "巴拿马": "PA", "بنما": "PA",
    "peru": "PE", "perou": "PE", "ペルー": "PE", "秘鲁": "PE", "بيرو": "PE",
    "french polynesia": "PF", "franzosisch-polynesien": "PF", "polinesia francesa": "PF", "polynesie francaise": "PF", "仏領ポリネシア": "PF", "法属波利尼西亚": "PF", "بولينيزيا الفرنسية": "PF",
    "papua new guinea": "PG", "papua-neuguinea": "PG", "papua nueva guinea": "PG", "papouasie-nouvelle-guinee": "PG", "papua-nova guine": "PG", "パプアニューギニア": "PG", "巴布亚新几内亚": "PG", "بابوا غينيا الجديدة": "PG",
    "philippines": "PH", "philippinen": "PH", "filipinas": "PH", "フィリピン": "PH", "菲律宾": "PH", "الفلبين": "PH", "the philippines": "PH",
    "pakistan": "PK", "paquistao": "PK", "パキスタン": "PK", "巴基斯坦": "PK", "باكستان": "PK",
    "poland": "PL", "polen": "PL", "polonia": "PL", "pologne": "PL", "ポーランド": "PL", "波兰": "PL", "بولندا": "PL", "polska": "PL",
    "st pierre and miquelon": "PM", "st pierre und miquelon": "PM", "san pedro y miquelon": "PM", "saint-pierre-et-miquelon": "PM", "sao pedro e miquelao": "PM", "サンピエール島・ミクロン島": "PM", "圣皮埃尔和密克隆群岛": "PM", "سان بيير ومكويلون": "PM",
    "pitcairn islands": "PN", "pitcairninseln": "PN", "islas pitcairn": "PN", "iles pitcairn": "PN", "ilhas pitcairn": "PN", "ピトケアン諸島": "PN", "皮特凯恩群岛": "PN", "جزر بيتكيرن": "PN", "pitcairn": "PN",
    "puerto rico": "PR", "porto rico": "PR", "プエルトリコ": "PR", "波多黎各": "PR", "بورتوريكو": "PR",
    "palestinian territories": "PS", "palastinensische autonomiegebiete": "PS", "territorios palestinos": "PS", "territoires palestiniens": "PS", "パレスチナ自治区": "PS", "巴勒斯坦领土": "PS", "الاراضي الفلسطينية": "PS", "palestine": "PS", "palastina": "PS", "palestina": "PS", "パレスチナ": "PS", "巴勒斯坦": "PS", "فلسطين": "PS",
    "portugal": "PT", "ポルトガル": "PT", "葡萄牙": "PT", "البرتغال": "PT",
    "palau": "PW", "palaos": "PW", "パラオ": "PW", "帕劳": "PW", "بالاو": "PW",
    "paraguay": "PY", "paraguai": "PY", "パラグアイ": "PY", "巴拉圭": "PY", "باراغواي": "PY",
    "qatar": "QA", "katar": "QA", "catar": "QA", "カタール": "QA", "卡塔尔": "QA", "قطر": "QA",
    "reunion": "RE", "la reunion": "RE", "reuniao": "RE", "レユニオン": "RE", "留尼汪": "RE", "روينيون": "RE",
    "romania": "RO", "rumanien": "RO", "rumania": "RO", "roumanie": "RO", "romenia": "RO", "ルーマニア": "RO", "罗马尼亚": "RO", "رومانيا": "RO",
    "serbia": "RS", "serbien": "RS", "serbie": "RS", "servia": "RS", "セルビア": "RS", "塞尔维亚": "RS", "صربيا": "RS",
    "russia": "RU", "russland": "RU", "rusia": "RU", "russie": "RU", "ロシア": "RU", "俄罗斯": "RU", "روسيا": "RU", "россия": "RU", "russian federation": "RU",
    "rwanda": "RW", "ruanda": "RW", "ルワンダ": "RW", "卢旺达": "RW", "رواندا": "RW",
    "saudi arabia": "SA", "saudi-arabien": "SA", "arabia saudi": "SA", "arabie saoudite": "SA", "arabia saudita": "SA", "サウジアラビア": "SA", "沙特阿拉伯": "SA", "المملكة العربية السعودية": "SA", "السعودية": "SA", "ksa": "SA", "kingdom of saudi arabia": "SA",
    "solomon islands": "SB", "salomonen": "SB", "islas salomon": "SB", "iles salomon": "SB", "ilhas salomao": "SB", "ソロモン諸島": "SB", "所罗门群岛": "SB", "جزر سليمان": "SB",
    "seychelles": "SC", "seychellen": "SC", "seicheles": "SC", "セーシェル": "SC", "塞舌尔": "SC", "سيشل": "SC",
    "sudan": "SD", "soudan": "SD", "sudao": "SD", "スーダン": "SD", "苏丹": "SD", "السودان": "SD",
    "sweden": "SE", "schweden": "SE", "suecia": "SE", "suede": "SE", "スウェーデン": "SE", "瑞典": "SE", "السويد": "SE", "sverige": "SE",
    "singapore": "SG", "singapur": "SG", "singapour": "SG", "singapura": "SG", "シンガポール": "SG", "新加坡": "SG", "سنغافورة": "SG",
    "st helena": "SH", "santa elena": "SH", "sainte-helene": "SH", "santa helena": "SH", "セントヘレナ": "SH", "圣赫勒拿": "SH", "سانت هيلينا": "SH",
    "slovenia": "SI", "slowenien": "SI", "eslovenia": "SI", "slovenie": "SI", "スロベニア": "SI", "斯洛文尼亚": "SI", "سلوفينيا": "SI", "slovenija": "SI",
    "svalbard and jan mayen": "SJ", "spitzbergen und jan mayen": "SJ", "svalbard y jan mayen": "SJ", "svalbard et jan mayen": "SJ", "svalbard e jan mayen": "SJ", "スバールバル諸島・ヤンマイエン島": "SJ", "斯瓦尔巴和扬马延": "SJ", "سفالبارد وجان ماين": "SJ",
    "slovakia": "SK", "slowakei": "SK", "eslovaquia": "SK", "slovaquie": "SK", "スロバキア": "SK", "斯洛伐克": "SK", "سلوفاكيا": "SK", "slovensko": "SK",
    "sierra leone": "SL", "sierra leona": "SL", "serra leoa": "SL", "シエラレオネ": "SL", "塞拉利昂": "SL", "سيراليون": "SL",
    "san marino": "SM", "saint-marin": "SM", "サンマリノ": "SM", "圣马力诺": "SM", "سان مارينو": "SM",
    "senegal": "SN", "セネガル": "SN", "塞内加尔": "SN", "السنغال": "SN",
    "somalia": "SO", "somalie": "SO", "ソマリア": "SO", "索马里": "SO", "الصومال": "SO",
    "suriname": "SR", "surinam": "SR", "スリナム": "SR", "苏里南": "SR", "سورينام": "SR",
    "south sudan": "SS", "sudsudan": "SS", "sudan del sur": "SS", "soudan du sud": "SS", "sudao do sul": "SS", "南スーダン": "SS", "南苏丹": "SS", "جنوب السودان": "SS",
    "sao tome and principe": "ST", "sao tome und principe": "ST", "santo tome y principe": "ST", "sao tome-et-principe": "ST", "sao tome e principe": "ST", "サントメ・プリンシペ": "ST", "圣多美和普林西比": "ST", "ساو تومي وبرينسيبي": "ST",
    "el salvador": "SV", "salvador": "SV", "エルサルバドル": "SV", "萨尔瓦多": "SV", "السلفادور": "SV",
    "sint maarten": "SX", "saint-martin (partie neerlandaise)": "SX", "シント・マールテン": "SX", "荷属圣马丁": "SX", "سانت مارتن": "SX",
    "syria": "SY", "syrien": "SY", "siria": "SY", "syrie": "SY", "シリア": "SY", "叙利亚": "SY", "سوريا": "SY", "syrian arab republic": "SY",
    "eswatini": "SZ", "esuatini": "SZ", "essuatini": "SZ", "エスワティニ": "SZ", "斯威士兰": "SZ", "اسواتيني": "SZ",
    "turks and caicos islands": "TC", "turks- und caicosinseln": "TC", "islas turcas y caicos": "TC", "iles turques-et-caiques": "TC", "ilhas turcas e caicos": "TC", "タークス・カイコス諸島": "TC", "特克斯和凯科斯群岛": "TC", "جزر توركس وكايكوس": "TC",
    "chad": "TD", "tschad": "TD", "tchad": "TD", "chade": "TD", "チャド": "TD", "乍得": "TD", "تشاد": "TD",
    "french southern territories": "TF", "franzosische sud- und antarktisgebiete": "TF", "territorios australes franceses": "TF", "terres australes francaises": "TF", "territorios franceses do sul": "TF", "仏領極南諸島": "TF", "法属南部领地": "TF", "الاقاليم الجنوبية الفرنسية": "TF",
    "togo": "TG", "トーゴ": "TG", "多哥": "TG", "توغو": "TG",
    "thailand": "TH", "tailandia": "TH", "thailande": "TH", "タイ": "TH", "泰国": "TH", "تايلاند": "TH",
    "tajikistan": "TJ", "tadschikistan": "TJ", "tayikistan": "TJ", "tadjikistan": "TJ", "tadjiquistao": "TJ", "タジキスタン": "TJ", "塔吉克斯坦": "TJ", "طاجيكستان": "TJ",
    "tokelau": "TK", "トケラウ": "TK", "托克劳": "TK", "توكيلاو": "TK",
    "timor-leste": "TL", "timor oriental": "TL", "東ティモール": "TL", "东帝汶": "TL", "تيمور - ليشتي": "TL",
    "turkmenistan": "TM", "turcomenistao": "TM", "トルクメニスタン": "TM", "土库曼斯坦": "TM", "تركمانستان": "TM",
    "tunisia": "TN", "tunesien": "TN", "tunez": "TN", "tunisie": "TN", "チュニジア": "TN", "突尼斯": "TN", "تونس": "TN",
    "tonga": "TO", "トンガ": "TO", "汤加": "TO", "تونغا": "TO",
    "turkiye": "TR", "turkei": "TR", "turquia": "TR", "turquie": "TR", "トルコ": "TR", "土耳其": "TR", "تركيا": "TR", "turkey": "TR",
    "trinidad and tobago": "TT", "trinidad und tobago": "TT", "trinidad y tobago": "TT", "trinite-et-tobago": "TT", "trinidad e tobago": "TT", "トリニダード・トバゴ": "TT", "特立尼达和多巴哥": "TT", "ترينيداد وتوباغو": "TT",
    "tuvalu": "TV", "ツバル": "TV", "图瓦卢": "TV", "توفالو": "TV",
    "taiwan": "TW", "台湾": "TW", "تايوان": "TW", "台灣": "TW",
    "tanzania": "TZ", "tansania": "TZ", "tanzanie": "TZ", "タンザニア": "TZ", "坦桑尼亚": "TZ", "تنزانيا": "TZ",
    "ukraine": "UA", "ucrania": "UA", "ウクライナ": "UA", "乌克兰": "UA", "اوكرانيا": "UA", "україна": "UA",
    "uganda": "UG", "ouganda": "UG", "ウガンダ": "UG", "乌干达": "UG", "اوغندا": "UG",
    "us outlying islands": "UM", "amerikanische uberseeinseln": "UM", "islas menores alejadas de ee uu": "UM", "iles mineures eloignees des etats-unis": "UM", "ilhas menores distantes dos eua": "UM", "合衆国領有小離島": "UM", "美国本土外小岛屿": "UM", "جزر الولايات المتحدة النائية": "UM",
    "united states": "US", "vereinigte staaten": "US", "estados unidos": "US", "etats-unis": "US", "アメリカ合衆国": "US", "美国": "US", "الولايات المتحدة": "US", "usa": "US", "ee uu": "US", "e-u": "US", "eua": "US", "アメリカ": "US", "us": "US", "united states of america": "US", "america": "US", "eeuu": "US", "美國": "US", "the united states": "US", "the united states of america": "US",
    "uruguay": "UY", "uruguai": "UY", "ウルグアイ": "UY", "乌拉圭": "UY", "اورغواي": "UY",
    "uzbekistan": "UZ", "usbekistan": "UZ", "ouzbekistan": "UZ", "uzbequistao": "UZ", "ウズベキスタン": "UZ", "乌兹别克斯坦": "UZ", "اوزبكستان": "UZ",
    "vatican city": "VA", "vatikanstadt": "VA", "ciudad del vaticano": "VA", "etat de la cite du vatican": "VA", "cidade do vaticano": "VA", "バチカン市国": "VA", "梵蒂冈": "VA", "الفاتيكان": "VA",
    "st vincent and grenadines": "VC", "st vincent und die grenadinen": "VC", "san vicente y las granadinas": "VC", "saint-vincent-et-les grenadines": "VC", "sao vicente e granadinas": "VC", "セントビンセント及びグレナディーン諸島": "VC", "圣文森特和格林纳丁斯": "VC", "سانت فنسنت وجزر غرينادين": "VC", "saint vincent and the grenadines": "VC", "st vincent and the grenadines": "VC",
    "venezuela": "VE", "ベネズエラ": "VE", "委内瑞拉": "VE", "فنزويلا": "VE",
    "british virgin islands": "VG", "britische jungferninseln": "VG", "islas virgenes britanicas": "VG", "iles vierges britanniques": "VG", "ilhas virgens britanicas": "VG", "英領ヴァージン諸島": "VG", "英属维尔京群岛": "VG", "جزر فيرجن البريطانية": "VG",
    "us virgin islands": "VI", "amerikanische jungferninseln": "VI", "islas virgenes de ee uu": "VI", "iles vierges des etats-unis": "VI", "ilhas virgens americanas": "VI", "米領ヴァージン諸島": "VI", "美属维尔京群岛": "VI", "جزر فيرجن الامريكية": "VI",
    "vietnam": "VN", "viet nam": "VN", "vietna": "VN", "ベトナム": "VN", "越南": "VN", "فيتنام": "VN",
    "vanuatu": "VU", "バヌアツ": "VU", "瓦努阿图": "VU", "فانواتو": "VU",
    "wallis and futuna": "WF", "wallis und futuna": "WF", "wallis y futuna": "WF", "wallis-et-futuna": "WF", "wallis e futuna": "WF", "ウォリス・フツナ": "WF", "瓦利斯和富图纳": "WF", "جزر والس وفوتونا": "WF",
    "samoa": "WS", "サモア": "WS", "萨摩亚": "WS", "ساموا": "WS",
    "kosovo": "XK", "コソボ": "XK", "科索沃": "XK", "كوسوفو": "XK",
    "yemen": "YE", "jemen": "YE", "iemen": "YE", "イエメン": "YE", "也门": "YE", "اليمن": "YE",
    "mayotte": "YT", "マヨット": "YT", "马约特": "YT", "مايوت": "YT",
    "south africa": "ZA", "sudafrika": "ZA", "sudafrica": "ZA", "afrique du sud": "ZA", "africa do sul": "ZA", "南アフリカ": "ZA", "南非": "ZA", "جنوب افريقيا": "ZA",
    "zambia": "ZM", "sambia": "ZM", "zambie": "ZM", "ザンビア": "ZM", "赞比亚": "ZM", "زامبيا": "ZM",
    "zimbabwe": "ZW", "simbabwe": "ZW", "zimbabue": "ZW", "ジンバブエ": "ZW", "津巴布韦": "ZW", "زيمبابوي": "ZW"
  }$names$::jsonb ->> ending;
    EXIT WHEN country IS NOT NULL;
  END LOOP;
  RETURN coalesce(country, 'none');
END $_$;
-- Name: ascii_text(text); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.ascii_text(value text) RETURNS text
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
-- Name: count_customer(); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.count_customer() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'orders', 'public'
    AS $$
DECLARE
  old_key text;
  new_key text;
BEGIN
  IF TG_OP = 'UPDATE' THEN old_key := customer_key(OLD); END IF;
  new_key := customer_key(NEW);
  IF old_key IS NOT DISTINCT FROM new_key AND TG_OP = 'UPDATE' THEN
    UPDATE customers SET spent = spent - spent_on(OLD) + spent_on(NEW),
      name = CASE WHEN user_id IS NULL THEN NEW.customer_name ELSE name END
    WHERE key = new_key
      AND (spent_on(OLD) <> spent_on(NEW) OR (user_id IS NULL AND name <> NEW.customer_name));
    RETURN NULL;
  END IF;
  IF old_key IS NOT NULL THEN
    UPDATE customers SET orders = orders - 1, spent = spent - spent_on(OLD) WHERE key = old_key;
    DELETE FROM customers WHERE key = old_key AND orders = 0 AND user_id IS NULL;
  END IF;
  IF new_key IS NOT NULL THEN
    INSERT INTO customers AS known (key, email, name, user_id, orders, spent, since, last_order_at)
    VALUES (new_key, NEW.customer_email, NEW.customer_name, NEW.user_id, 1, spent_on(NEW), NEW.placed_at, NEW.placed_at)
    ON CONFLICT (key) DO UPDATE SET orders = known.orders + 1, spent = known.spent + excluded.spent,
      last_order_at = greatest(known.last_order_at, excluded.last_order_at),
      name = CASE WHEN known.user_id IS NULL THEN excluded.name ELSE known.name END;
  END IF;
  RETURN NULL;
END $$;
-- Name: count_order(); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.count_order() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'orders', 'public'
    AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND (OLD.placed_at IS NOT NULL OR OLD.status = 'pending') THEN
    INSERT INTO order_figures VALUES (OLD.status, -1);
  END IF;
  IF TG_OP <> 'DELETE' AND (NEW.placed_at IS NOT NULL OR NEW.status = 'pending') THEN
    INSERT INTO order_figures VALUES (NEW.status, 1);
  END IF;
  RETURN NULL;
END $$;
SET default_tablespace = '';
SET default_table_access_method = heap;
-- Name: orders; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.orders (
    id integer NOT NULL,
    reference uuid NOT NULL,
    checkout_id uuid,
    visitor_id text,
    user_id integer,
    customer_name text DEFAULT ''::text NOT NULL,
    customer_email text DEFAULT ''::text NOT NULL,
    customer_address text DEFAULT ''::text NOT NULL,
    total numeric(10,2) NOT NULL,
    status text DEFAULT 'pending'::text NOT NULL,
    payment_intent_id text,
    refund_state text DEFAULT 'none'::text NOT NULL,
    refund_id text,
    held_reason text,
    expires_at timestamp with time zone NOT NULL,
    placed_at timestamp with time zone,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    traceparent text,
    discount numeric(10,2) DEFAULT '0'::numeric NOT NULL,
    reward_id integer,
    reward_holder uuid,
    language text DEFAULT 'en'::text NOT NULL,
    amount_paid numeric(10,2),
    refunded_total numeric(10,2) DEFAULT '0'::numeric NOT NULL,
    disputed_total numeric(10,2) DEFAULT '0'::numeric NOT NULL,
    refunds_version integer DEFAULT 0 NOT NULL,
    shipment_state text DEFAULT 'none'::text NOT NULL,
    shipped_at timestamp with time zone,
    delivered_at timestamp with time zone,
    payment_failed_at timestamp with time zone,
    currency text DEFAULT 'usd'::text NOT NULL,
    erasure_due boolean DEFAULT false NOT NULL,
    CONSTRAINT orders_discount CHECK (((discount = (0)::numeric) OR ((discount > (0)::numeric) AND (reward_id IS NOT NULL)))),
    CONSTRAINT orders_language CHECK ((language = ANY (ARRAY['en'::text, 'es'::text, 'fr'::text, 'de'::text, 'zh'::text, 'ja'::text, 'pt'::text, 'ar'::text]))),
    CONSTRAINT orders_refund_only_cancelled CHECK (((refund_state = 'none'::text) OR (status = 'cancelled'::text))),
    CONSTRAINT orders_refund_state CHECK ((refund_state = ANY (ARRAY['none'::text, 'pending'::text, 'refunded'::text]))),
    CONSTRAINT orders_reversed CHECK (((refunded_total >= (0)::numeric) AND (disputed_total >= (0)::numeric))),
    CONSTRAINT orders_reward_held CHECK (((reward_id IS NULL) = (reward_holder IS NULL))),
    CONSTRAINT orders_shipment_state CHECK ((shipment_state = ANY (ARRAY['none'::text, 'partial'::text, 'complete'::text]))),
    CONSTRAINT orders_status CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'processing'::text, 'shipped'::text, 'delivered'::text, 'cancelled'::text]))),
    CONSTRAINT orders_total CHECK ((total >= (0)::numeric))
);
-- Name: customer_key(orders.orders); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.customer_key(o orders.orders) RETURNS text
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE
    WHEN o.placed_at IS NULL OR o.erasure_due THEN NULL
    WHEN o.user_id IS NOT NULL THEN 'user:' || o.user_id
    WHEN o.customer_email <> '' THEN 'email:' || lower(o.customer_email) END
$$;
-- Name: note_due_credit_note(); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.note_due_credit_note() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'orders', 'public'
    AS $$
BEGIN
  INSERT INTO due_credit_notes (refund_id, kind)
  VALUES (NEW.id, CASE NEW.state WHEN 'succeeded' THEN 'credit_note' ELSE 'cancellation' END) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- Name: note_due_invoice(); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.note_due_invoice() RETURNS trigger
    LANGUAGE plpgsql
    SET search_path TO 'orders', 'public'
    AS $$
BEGIN
  INSERT INTO due_invoices VALUES (NEW.id, now()) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
-- Name: order_search_document(integer); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.order_search_document(checked_id integer) RETURNS text
    LANGUAGE sql STABLE
    AS $$
  SELECT ascii_text(concat_ws(E'\n', '#' || o.id, o.customer_name, o.customer_email, o.payment_intent_id,
    (SELECT c.email FROM customers c WHERE c.user_id = o.user_id),
    (SELECT string_agg(i.name, E'\n') FROM order_items i WHERE i.order_id = o.id),
    (SELECT string_agg(s.tracking_number, E'\n') FROM shipments s WHERE s.order_id = o.id AND s.voided_at IS NULL),
    (SELECT string_agg(r.stripe_refund_id, E'\n') FROM refunds r WHERE r.order_id = o.id),
    (SELECT string_agg(d.id, E'\n') FROM disputes d WHERE d.order_id = o.id)))
  FROM orders o WHERE o.id = checked_id
$$;
-- Name: order_total_is_sum_of_lines(); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.order_total_is_sum_of_lines() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  checked_id integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    checked_id := NEW.id;
  ELSE
    checked_id := NEW.order_id;
  END IF;
  IF EXISTS (
    SELECT FROM orders o
    WHERE o.id = checked_id
      AND o.total + o.discount
        <> (SELECT coalesce(sum(i.price * i.quantity), 0) FROM order_items i WHERE i.order_id = o.id)
  ) THEN
    RAISE EXCEPTION 'order % is not the sum of its lines', checked_id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'orders_total_is_sum_of_lines';
  END IF;
  RETURN NULL;
END $$;
-- Name: refresh_order_search(); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.refresh_order_search() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
  changed_id integer;
BEGIN
  IF TG_TABLE_NAME = 'orders' THEN
    changed_id := NEW.id;
  ELSE
    changed_id := NEW.order_id;
  END IF;
  INSERT INTO order_search AS known (order_id, document) VALUES (changed_id, order_search_document(changed_id))
  ON CONFLICT (order_id) DO UPDATE SET document = excluded.document WHERE known.document <> excluded.document;
  RETURN NULL;
END $$;
-- Name: spent_on(orders.orders); Type: FUNCTION; Schema: orders; Owner: -
CREATE FUNCTION orders.spent_on(o orders.orders) RETURNS numeric
    LANGUAGE sql IMMUTABLE
    AS $$
  SELECT CASE
    WHEN o.status = 'pending' OR (o.status = 'cancelled' AND o.amount_paid IS NULL) THEN 0
    ELSE greatest(0, coalesce(o.amount_paid, o.total) - o.refunded_total - o.disputed_total) END
$$;
-- Name: __drizzle_migrations; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.__drizzle_migrations (
    id integer NOT NULL,
    hash text NOT NULL,
    created_at bigint
);
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
CREATE SEQUENCE orders.__drizzle_migrations_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE OWNED BY; Schema: orders; Owner: -
ALTER SEQUENCE orders.__drizzle_migrations_id_seq OWNED BY orders.__drizzle_migrations.id;
-- Name: alert_passes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.alert_passes (
    id integer NOT NULL,
    watched_since timestamp with time zone NOT NULL,
    passed_at timestamp with time zone NOT NULL,
    catalog_answered_at timestamp with time zone,
    auth_answered_at timestamp with time zone,
    CONSTRAINT alert_passes_one CHECK ((id = 1))
);
-- Name: alerts; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.alerts (
    name text NOT NULL,
    count integer NOT NULL,
    since timestamp with time zone NOT NULL,
    raised_at timestamp with time zone NOT NULL,
    told_at timestamp with time zone NOT NULL,
    cleared_at timestamp with time zone
);
-- Name: cart_items; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.cart_items (
    id integer NOT NULL,
    product_id integer NOT NULL,
    quantity integer DEFAULT 1 NOT NULL,
    session_id text NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    CONSTRAINT cart_items_quantity CHECK (((quantity >= 1) AND (quantity <= 99)))
);
-- Name: cart_items_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.cart_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.cart_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: credit_note_series; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.credit_note_series (
    year integer NOT NULL,
    last_number integer NOT NULL
);
-- Name: credit_notes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.credit_notes (
    id integer NOT NULL,
    order_id integer NOT NULL,
    refund_id integer NOT NULL,
    kind text NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    amount numeric(10,2) NOT NULL,
    seller jsonb NOT NULL,
    customer jsonb NOT NULL,
    content jsonb NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    CONSTRAINT credit_notes_kind CHECK ((kind = ANY (ARRAY['credit_note'::text, 'cancellation'::text])))
);
-- Name: credit_notes_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.credit_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.credit_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: customer_notes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.customer_notes (
    id integer NOT NULL,
    customer_id integer NOT NULL,
    body text NOT NULL,
    author_id integer,
    created_at timestamp with time zone NOT NULL
);
-- Name: customer_notes_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.customer_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.customer_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: customers; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.customers (
    id integer NOT NULL,
    key text NOT NULL,
    email text NOT NULL,
    name text NOT NULL,
    user_id integer,
    orders integer DEFAULT 0 NOT NULL,
    spent numeric(12,2) DEFAULT '0'::numeric NOT NULL,
    since timestamp with time zone NOT NULL,
    last_order_at timestamp with time zone,
    account_updated_at timestamp with time zone,
    email_verified boolean,
    searched_email text
);
-- Name: customers_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.customers ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.customers_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: disputes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.disputes (
    id text NOT NULL,
    order_id integer NOT NULL,
    amount numeric(10,2) NOT NULL,
    counted numeric(10,2) NOT NULL,
    reason text NOT NULL,
    status text NOT NULL,
    due_by timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    closed_at timestamp with time zone,
    updated_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: due_credit_notes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.due_credit_notes (
    id integer NOT NULL,
    refund_id integer NOT NULL,
    kind text NOT NULL
);
-- Name: due_credit_notes_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.due_credit_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.due_credit_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: due_invoices; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.due_invoices (
    order_id integer NOT NULL,
    confirmed_at timestamp with time zone NOT NULL
);
-- Name: invoice_series; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.invoice_series (
    year integer NOT NULL,
    last_number integer NOT NULL
);
-- Name: invoices; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.invoices (
    order_id integer NOT NULL,
    year integer NOT NULL,
    number integer NOT NULL,
    seller jsonb NOT NULL,
    customer jsonb NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    content jsonb
);
-- Name: order_email_steps; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_email_steps (
    order_id integer NOT NULL,
    step text NOT NULL,
    subject_id integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: order_emails; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_emails (
    event_id uuid NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    recipient text NOT NULL,
    subject text NOT NULL,
    body text NOT NULL,
    sent_at timestamp with time zone NOT NULL
);
-- Name: order_events; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_events (
    id integer NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    from_status text,
    to_status text,
    actor text NOT NULL,
    actor_user_id integer,
    details jsonb DEFAULT '{}'::jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL,
    trace_id text,
    CONSTRAINT order_events_actor CHECK ((actor = ANY (ARRAY['customer'::text, 'staff'::text, 'stripe'::text, 'store'::text])))
);
-- Name: order_events_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.order_events_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: order_figures; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_figures (
    status text NOT NULL,
    orders bigint NOT NULL
);
-- Name: order_items; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_items (
    id integer NOT NULL,
    order_id integer NOT NULL,
    product_id integer NOT NULL,
    name text NOT NULL,
    image text NOT NULL,
    quantity integer NOT NULL,
    price numeric(10,2) NOT NULL,
    is_dropshipped boolean DEFAULT false NOT NULL,
    sku text,
    local_name text,
    CONSTRAINT order_items_price CHECK ((price >= (0)::numeric)),
    CONSTRAINT order_items_quantity CHECK ((quantity > 0))
);
-- Name: order_items_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.order_items ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.order_items_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: order_messages; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_messages (
    id integer NOT NULL,
    order_id integer NOT NULL,
    author text NOT NULL,
    author_id integer,
    body text NOT NULL,
    request_key uuid NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT order_messages_author CHECK ((author = ANY (ARRAY['customer'::text, 'staff'::text])))
);
-- Name: order_messages_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.order_messages ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.order_messages_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: order_notes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_notes (
    id integer NOT NULL,
    order_id integer NOT NULL,
    body text NOT NULL,
    author_id integer,
    created_at timestamp with time zone NOT NULL
);
-- Name: order_notes_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.order_notes ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.order_notes_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: order_returns; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_returns (
    id integer NOT NULL,
    order_id integer NOT NULL,
    kind text NOT NULL,
    state text NOT NULL,
    reason text,
    comment text DEFAULT ''::text NOT NULL,
    decision_note text DEFAULT ''::text NOT NULL,
    request_key uuid NOT NULL,
    request text,
    author_id integer,
    requested_at timestamp with time zone NOT NULL,
    decided_at timestamp with time zone,
    received_at timestamp with time zone,
    closed_at timestamp with time zone,
    credited numeric(10,2) DEFAULT '0'::numeric NOT NULL,
    CONSTRAINT order_returns_kind CHECK ((kind = ANY (ARRAY['return'::text, 'withdrawal'::text]))),
    CONSTRAINT order_returns_state CHECK ((state = ANY (ARRAY['requested'::text, 'approved'::text, 'rejected'::text, 'received'::text])))
);
-- Name: order_returns_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.order_returns ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.order_returns_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: order_search; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.order_search (
    order_id integer NOT NULL,
    document text NOT NULL
);
-- Name: orders_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.orders ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.orders_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: outbox; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.outbox (
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
-- Name: payment_syncs; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.payment_syncs (
    order_id integer NOT NULL,
    is_started boolean DEFAULT false NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    next_at timestamp with time zone NOT NULL
);
-- Name: reconciliation_passes; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.reconciliation_passes (
    id integer NOT NULL,
    started_at timestamp with time zone,
    compared_at timestamp with time zone,
    duration_ms integer DEFAULT 0 NOT NULL,
    payments integer DEFAULT 0 NOT NULL,
    orders integer DEFAULT 0 NOT NULL,
    products integer DEFAULT 0 NOT NULL,
    accounts integer DEFAULT 0 NOT NULL,
    ended_at timestamp with time zone,
    CONSTRAINT reconciliation_passes_one CHECK ((id = 1))
);
-- Name: reconciliation_rows; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.reconciliation_rows (
    id integer NOT NULL,
    cause text NOT NULL,
    subject text NOT NULL,
    order_id integer,
    payment_intent_id text,
    product_id integer,
    user_id integer,
    details jsonb NOT NULL,
    since timestamp with time zone NOT NULL,
    found_at timestamp with time zone DEFAULT now() NOT NULL,
    claimed_at timestamp with time zone,
    repair text,
    reason text,
    author_id integer,
    repaired_at timestamp with time zone,
    resolved_at timestamp with time zone
);
-- Name: reconciliation_rows_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.reconciliation_rows ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.reconciliation_rows_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: refund_items; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.refund_items (
    refund_id integer NOT NULL,
    order_item_id integer NOT NULL,
    quantity integer NOT NULL,
    unshipped_quantity integer NOT NULL,
    restock_quantity integer NOT NULL,
    CONSTRAINT refund_items_quantity CHECK ((quantity > 0))
);
-- Name: refunds; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.refunds (
    id integer NOT NULL,
    order_id integer NOT NULL,
    origin text NOT NULL,
    state text DEFAULT 'pending'::text NOT NULL,
    amount numeric(10,2) NOT NULL,
    reason text DEFAULT ''::text NOT NULL,
    request_key uuid,
    request text,
    stripe_key text,
    stripe_refund_id text,
    failure_reason text,
    restock_key uuid DEFAULT gen_random_uuid() NOT NULL,
    restock_pending boolean DEFAULT false NOT NULL,
    restocked_at timestamp with time zone,
    tries integer DEFAULT 0 NOT NULL,
    author_id integer,
    created_at timestamp with time zone DEFAULT now() NOT NULL,
    updated_at timestamp with time zone DEFAULT now() NOT NULL,
    settled_at timestamp with time zone,
    return_id integer,
    CONSTRAINT refunds_amount CHECK ((amount > (0)::numeric)),
    CONSTRAINT refunds_origin CHECK ((origin = ANY (ARRAY['staff'::text, 'cancellation'::text, 'stripe'::text]))),
    CONSTRAINT refunds_state CHECK ((state = ANY (ARRAY['pending'::text, 'succeeded'::text, 'failed'::text])))
);
-- Name: refunds_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.refunds ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.refunds_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: restores; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.restores (
    id integer NOT NULL,
    backup_taken_at timestamp with time zone NOT NULL,
    restored_at timestamp with time zone DEFAULT now() NOT NULL,
    reconciled_at timestamp with time zone
);
-- Name: restores_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.restores ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.restores_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: return_items; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.return_items (
    return_id integer NOT NULL,
    order_item_id integer NOT NULL,
    quantity integer NOT NULL,
    unshipped_quantity integer NOT NULL,
    credited_quantity integer DEFAULT 0 NOT NULL,
    CONSTRAINT return_items_quantity CHECK ((quantity > 0)),
    CONSTRAINT return_items_unshipped CHECK (((unshipped_quantity >= 0) AND (unshipped_quantity <= quantity)))
);
-- Name: return_photos; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.return_photos (
    id uuid DEFAULT gen_random_uuid() NOT NULL,
    order_id integer NOT NULL,
    return_id integer,
    image bytea NOT NULL,
    created_at timestamp with time zone NOT NULL
);
-- Name: shipment_items; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.shipment_items (
    shipment_id integer NOT NULL,
    order_item_id integer NOT NULL,
    quantity integer NOT NULL,
    CONSTRAINT shipment_items_quantity CHECK ((quantity > 0))
);
-- Name: shipments; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.shipments (
    id integer NOT NULL,
    order_id integer NOT NULL,
    request_key uuid NOT NULL,
    carrier text,
    tracking_number text,
    tracking_url text,
    author_id integer,
    created_at timestamp with time zone NOT NULL,
    voided_at timestamp with time zone
);
-- Name: shipments_id_seq; Type: SEQUENCE; Schema: orders; Owner: -
ALTER TABLE orders.shipments ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME orders.shipments_id_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
-- Name: store_visits; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.store_visits (
    day date NOT NULL,
    visitor_hash text NOT NULL,
    source text,
    first_seen_at timestamp with time zone NOT NULL
);
-- Name: stripe_events; Type: TABLE; Schema: orders; Owner: -
CREATE TABLE orders.stripe_events (
    id text NOT NULL,
    type text NOT NULL,
    payment_intent_id text,
    livemode boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    received_at timestamp with time zone DEFAULT now() NOT NULL
);
-- Name: __drizzle_migrations id; Type: DEFAULT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.__drizzle_migrations ALTER COLUMN id SET DEFAULT nextval('orders.__drizzle_migrations_id_seq'::regclass);
-- Data for Name: __drizzle_migrations; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.__drizzle_migrations (id, hash, created_at) VALUES (1, '2c0ff4758943b4c5efd8618a4b29ac87e2b2b53194ff23c7e8d85d8c675e4826', 1795856082651);
INSERT INTO orders.__drizzle_migrations (id, hash, created_at) VALUES (2, '40e4c7729be79f478d5285af50ad32a5559ac3bcc1416d80d9f69655a2a8a4ff', 1795863957234);
-- Data for Name: alert_passes; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: alerts; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: cart_items; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: credit_note_series; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: credit_notes; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: customer_notes; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: customers; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.customers (id, key, email, name, user_id, orders, spent, since, last_order_at, account_updated_at, email_verified, searched_email) OVERRIDING SYSTEM VALUE VALUES (1, 'user:1', 'ada@example.com', 'Ada', 1, 1, 39.98, '2026-12-01 00:00:00+00', '2026-12-01 00:00:00+00', NULL, NULL, NULL);
-- Data for Name: disputes; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: due_credit_notes; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: due_invoices; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.due_invoices (order_id, confirmed_at) VALUES (1, '2026-11-28 12:09:58.928718+00');
-- Data for Name: invoice_series; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: invoices; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: order_email_steps; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: order_emails; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: order_events; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.order_events (id, order_id, kind, from_status, to_status, actor, actor_user_id, details, created_at, trace_id) OVERRIDING SYSTEM VALUE VALUES (1, 1, 'confirmed', 'pending', 'confirmed', 'stripe', NULL, '{}', '2026-12-01 00:00:00+00', NULL);
-- Data for Name: order_figures; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.order_figures (status, orders) VALUES ('pending', 1);
INSERT INTO orders.order_figures (status, orders) VALUES ('pending', -1);
INSERT INTO orders.order_figures (status, orders) VALUES ('confirmed', 1);
-- Data for Name: order_items; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.order_items (id, order_id, product_id, name, image, quantity, price, is_dropshipped, sku, local_name) OVERRIDING SYSTEM VALUE VALUES (1, 1, 1, 'Lampe „Große“', '/images/lamp.webp', 2, 19.99, false, NULL, NULL);
-- Data for Name: order_messages; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: order_notes; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: order_returns; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: order_search; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.order_search (order_id, document) VALUES (1, '#1
ada
ada@example.com
pi_1
ada@example.com
lampe "grosse"');
-- Data for Name: orders; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.orders (id, reference, checkout_id, visitor_id, user_id, customer_name, customer_email, customer_address, total, status, payment_intent_id, refund_state, refund_id, held_reason, expires_at, placed_at, created_at, updated_at, traceparent, discount, reward_id, reward_holder, language, amount_paid, refunded_total, disputed_total, refunds_version, shipment_state, shipped_at, delivered_at, payment_failed_at, currency, erasure_due) OVERRIDING SYSTEM VALUE VALUES (1, '00000000-0000-4000-8000-000000000002', NULL, NULL, 1, 'Ada', 'ada@example.com', '1 Street
Town', 39.98, 'confirmed', 'pi_1', 'none', NULL, NULL, '2026-12-01 00:00:00+00', '2026-12-01 00:00:00+00', '2026-11-28 12:09:58.928718+00', '2026-11-28 12:09:58.928718+00', NULL, 0.00, NULL, NULL, 'en', 39.98, 0.00, 0.00, 0, 'none', NULL, NULL, NULL, 'usd', false);
-- Data for Name: outbox; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: payment_syncs; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: reconciliation_passes; Type: TABLE DATA; Schema: orders; Owner: -
INSERT INTO orders.reconciliation_passes (id, started_at, compared_at, duration_ms, payments, orders, products, accounts, ended_at) VALUES (1, NULL, NULL, 0, 0, 0, 0, 0, NULL);
-- Data for Name: reconciliation_rows; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: refund_items; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: refunds; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: restores; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: return_items; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: return_photos; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: shipment_items; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: shipments; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: store_visits; Type: TABLE DATA; Schema: orders; Owner: -
-- Data for Name: stripe_events; Type: TABLE DATA; Schema: orders; Owner: -
-- Name: __drizzle_migrations_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.__drizzle_migrations_id_seq', 2, true);
-- Name: cart_items_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.cart_items_id_seq', 1, false);
-- Name: credit_notes_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.credit_notes_id_seq', 1, false);
-- Name: customer_notes_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.customer_notes_id_seq', 1, false);
-- Name: customers_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.customers_id_seq', 1, true);
-- Name: due_credit_notes_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.due_credit_notes_id_seq', 1, false);
-- Name: order_events_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.order_events_id_seq', 1, true);
-- Name: order_items_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.order_items_id_seq', 1, true);
-- Name: order_messages_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.order_messages_id_seq', 1, false);
-- Name: order_notes_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.order_notes_id_seq', 1, false);
-- Name: order_returns_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.order_returns_id_seq', 1, false);
-- Name: orders_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.orders_id_seq', 1, true);
-- Name: reconciliation_rows_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.reconciliation_rows_id_seq', 1, false);
-- Name: refunds_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.refunds_id_seq', 1, false);
-- Name: restores_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.restores_id_seq', 1, false);
-- Name: shipments_id_seq; Type: SEQUENCE SET; Schema: orders; Owner: -
SELECT pg_catalog.setval('orders.shipments_id_seq', 1, false);
-- Name: __drizzle_migrations __drizzle_migrations_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.__drizzle_migrations
    ADD CONSTRAINT __drizzle_migrations_pkey PRIMARY KEY (id);
-- Name: alert_passes alert_passes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.alert_passes
    ADD CONSTRAINT alert_passes_pkey PRIMARY KEY (id);
-- Name: alerts alerts_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.alerts
    ADD CONSTRAINT alerts_pkey PRIMARY KEY (name);
-- Name: cart_items cart_items_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.cart_items
    ADD CONSTRAINT cart_items_pkey PRIMARY KEY (id);
-- Name: credit_note_series credit_note_series_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.credit_note_series
    ADD CONSTRAINT credit_note_series_pkey PRIMARY KEY (year);
-- Name: credit_notes credit_notes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.credit_notes
    ADD CONSTRAINT credit_notes_pkey PRIMARY KEY (id);
-- Name: customer_notes customer_notes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.customer_notes
    ADD CONSTRAINT customer_notes_pkey PRIMARY KEY (id);
-- Name: customers customers_key; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.customers
    ADD CONSTRAINT customers_key UNIQUE (key);
-- Name: customers customers_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.customers
    ADD CONSTRAINT customers_pkey PRIMARY KEY (id);
-- Name: customers customers_user; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.customers
    ADD CONSTRAINT customers_user UNIQUE (user_id);
-- Name: disputes disputes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.disputes
    ADD CONSTRAINT disputes_pkey PRIMARY KEY (id);
-- Name: due_credit_notes due_credit_notes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.due_credit_notes
    ADD CONSTRAINT due_credit_notes_pkey PRIMARY KEY (id);
-- Name: due_invoices due_invoices_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.due_invoices
    ADD CONSTRAINT due_invoices_pkey PRIMARY KEY (order_id);
-- Name: invoice_series invoice_series_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.invoice_series
    ADD CONSTRAINT invoice_series_pkey PRIMARY KEY (year);
-- Name: invoices invoices_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.invoices
    ADD CONSTRAINT invoices_pkey PRIMARY KEY (order_id);
-- Name: order_email_steps order_email_steps_order_id_step_subject_id_pk; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_email_steps
    ADD CONSTRAINT order_email_steps_order_id_step_subject_id_pk PRIMARY KEY (order_id, step, subject_id);
-- Name: order_emails order_emails_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_emails
    ADD CONSTRAINT order_emails_pkey PRIMARY KEY (event_id);
-- Name: order_events order_events_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_events
    ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
-- Name: order_items order_items_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_items
    ADD CONSTRAINT order_items_pkey PRIMARY KEY (id);
-- Name: order_messages order_messages_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_messages
    ADD CONSTRAINT order_messages_pkey PRIMARY KEY (id);
-- Name: order_notes order_notes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_notes
    ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
-- Name: order_returns order_returns_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_returns
    ADD CONSTRAINT order_returns_pkey PRIMARY KEY (id);
-- Name: order_search order_search_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_search
    ADD CONSTRAINT order_search_pkey PRIMARY KEY (order_id);
-- Name: orders orders_checkout_id_unique; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.orders
    ADD CONSTRAINT orders_checkout_id_unique UNIQUE (checkout_id);
-- Name: orders orders_payment_intent_id_unique; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.orders
    ADD CONSTRAINT orders_payment_intent_id_unique UNIQUE (payment_intent_id);
-- Name: orders orders_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.orders
    ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
-- Name: orders orders_reference_unique; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.orders
    ADD CONSTRAINT orders_reference_unique UNIQUE (reference);
-- Name: outbox outbox_event_id_queue_pk; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.outbox
    ADD CONSTRAINT outbox_event_id_queue_pk PRIMARY KEY (event_id, queue);
-- Name: payment_syncs payment_syncs_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.payment_syncs
    ADD CONSTRAINT payment_syncs_pkey PRIMARY KEY (order_id);
-- Name: reconciliation_passes reconciliation_passes_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.reconciliation_passes
    ADD CONSTRAINT reconciliation_passes_pkey PRIMARY KEY (id);
-- Name: reconciliation_rows reconciliation_rows_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.reconciliation_rows
    ADD CONSTRAINT reconciliation_rows_pkey PRIMARY KEY (id);
-- Name: refund_items refund_items_refund_id_order_item_id_pk; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refund_items
    ADD CONSTRAINT refund_items_refund_id_order_item_id_pk PRIMARY KEY (refund_id, order_item_id);
-- Name: refunds refunds_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refunds
    ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
-- Name: refunds refunds_stripe_key; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refunds
    ADD CONSTRAINT refunds_stripe_key UNIQUE (stripe_key);
-- Name: refunds refunds_stripe_refund; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refunds
    ADD CONSTRAINT refunds_stripe_refund UNIQUE (stripe_refund_id);
-- Name: restores restores_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.restores
    ADD CONSTRAINT restores_pkey PRIMARY KEY (id);
-- Name: return_items return_items_return_id_order_item_id_pk; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.return_items
    ADD CONSTRAINT return_items_return_id_order_item_id_pk PRIMARY KEY (return_id, order_item_id);
-- Name: return_photos return_photos_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.return_photos
    ADD CONSTRAINT return_photos_pkey PRIMARY KEY (id);
-- Name: shipment_items shipment_items_shipment_id_order_item_id_pk; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.shipment_items
    ADD CONSTRAINT shipment_items_shipment_id_order_item_id_pk PRIMARY KEY (shipment_id, order_item_id);
-- Name: shipments shipments_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.shipments
    ADD CONSTRAINT shipments_pkey PRIMARY KEY (id);
-- Name: store_visits store_visits_day_visitor_hash_pk; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.store_visits
    ADD CONSTRAINT store_visits_day_visitor_hash_pk PRIMARY KEY (day, visitor_hash);
-- Name: stripe_events stripe_events_pkey; Type: CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.stripe_events
    ADD CONSTRAINT stripe_events_pkey PRIMARY KEY (id);
-- Name: cart_items_age; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX cart_items_age ON orders.cart_items USING btree (updated_at);
-- Name: cart_items_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX cart_items_once ON orders.cart_items USING btree (session_id, product_id);
-- Name: credit_notes_number; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX credit_notes_number ON orders.credit_notes USING btree (year, number);
-- Name: credit_notes_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX credit_notes_of_order ON orders.credit_notes USING btree (order_id, id);
-- Name: credit_notes_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX credit_notes_once ON orders.credit_notes USING btree (refund_id, kind);
-- Name: customer_notes_of_customer; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customer_notes_of_customer ON orders.customer_notes USING btree (customer_id, id);
-- Name: customers_accounts; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customers_accounts ON orders.customers USING btree (id) WHERE (user_id IS NOT NULL);
-- Name: customers_by_text; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customers_by_text ON orders.customers USING gin (orders.ascii_text(((email || ' '::text) || name)) public.gin_trgm_ops);
-- Name: customers_email; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customers_email ON orders.customers USING btree (lower(email));
-- Name: customers_guests; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customers_guests ON orders.customers USING btree (id) WHERE (user_id IS NULL);
-- Name: customers_synced; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customers_synced ON orders.customers USING btree (account_updated_at, user_id) WHERE (account_updated_at IS NOT NULL);
-- Name: customers_to_search; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX customers_to_search ON orders.customers USING btree (user_id) WHERE ((user_id IS NOT NULL) AND (searched_email IS DISTINCT FROM email));
-- Name: disputes_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX disputes_of_order ON orders.disputes USING btree (order_id);
-- Name: disputes_open; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX disputes_open ON orders.disputes USING btree (order_id) WHERE (closed_at IS NULL);
-- Name: due_credit_notes_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX due_credit_notes_once ON orders.due_credit_notes USING btree (refund_id, kind);
-- Name: due_invoices_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX due_invoices_order ON orders.due_invoices USING btree (confirmed_at, order_id);
-- Name: invoices_incomplete; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX invoices_incomplete ON orders.invoices USING btree (order_id) WHERE (content IS NULL);
-- Name: invoices_number; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX invoices_number ON orders.invoices USING btree (year, number);
-- Name: order_emails_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_emails_of_order ON orders.order_emails USING btree (order_id, sent_at);
-- Name: order_events_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_events_of_order ON orders.order_events USING btree (order_id, id);
-- Name: order_items_dropshipped; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_items_dropshipped ON orders.order_items USING btree (order_id) WHERE is_dropshipped;
-- Name: order_items_of_product; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_items_of_product ON orders.order_items USING btree (product_id, order_id);
-- Name: order_items_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX order_items_once ON orders.order_items USING btree (order_id, product_id);
-- Name: order_messages_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX order_messages_once ON orders.order_messages USING btree (order_id, request_key);
-- Name: order_notes_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_notes_of_order ON orders.order_notes USING btree (order_id, id);
-- Name: order_returns_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX order_returns_once ON orders.order_returns USING btree (order_id, request_key);
-- Name: order_returns_open; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_returns_open ON orders.order_returns USING btree (order_id) WHERE (state = ANY (ARRAY['requested'::text, 'approved'::text, 'received'::text]));
-- Name: order_search_document; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX order_search_document ON orders.order_search USING gin (document public.gin_trgm_ops);
-- Name: orders_desk; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_desk ON orders.orders USING btree (id) WHERE ((placed_at IS NOT NULL) OR (status = 'pending'::text));
-- Name: orders_desk_country; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_desk_country ON orders.orders USING btree (orders.address_country(customer_address), id) WHERE ((placed_at IS NOT NULL) OR (status = 'pending'::text));
-- Name: orders_desk_status; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_desk_status ON orders.orders USING btree (status, id) WHERE ((placed_at IS NOT NULL) OR (status = 'pending'::text));
-- Name: orders_of_user; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_of_user ON orders.orders USING btree (user_id, id DESC NULLS LAST) WHERE (user_id IS NOT NULL);
-- Name: orders_open; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_open ON orders.orders USING btree (created_at) WHERE (status = 'pending'::text);
-- Name: orders_partly_shipped; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_partly_shipped ON orders.orders USING btree (id) WHERE (shipment_state = 'partial'::text);
-- Name: orders_placed; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_placed ON orders.orders USING btree (placed_at) WHERE (placed_at IS NOT NULL);
-- Name: orders_refunded; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_refunded ON orders.orders USING btree (id) WHERE (refunded_total > (0)::numeric);
-- Name: orders_reward_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX orders_reward_once ON orders.orders USING btree (reward_id) WHERE ((reward_id IS NOT NULL) AND (status <> 'cancelled'::text));
-- Name: orders_shipped; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_shipped ON orders.orders USING btree (shipped_at) WHERE (status = 'shipped'::text);
-- Name: orders_shown; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_shown ON orders.orders USING btree (COALESCE(placed_at, created_at));
-- Name: orders_to_erase; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_to_erase ON orders.orders USING btree (id) WHERE erasure_due;
-- Name: orders_to_refund; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX orders_to_refund ON orders.orders USING btree (updated_at) WHERE (refund_state = 'pending'::text);
-- Name: outbox_handled; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX outbox_handled ON orders.outbox USING btree (handled_at) WHERE (handled_at IS NOT NULL);
-- Name: outbox_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX outbox_order ON orders.outbox USING btree (((payload ->> 'orderId'::text)));
-- Name: outbox_parked; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX outbox_parked ON orders.outbox USING btree (parked_at) WHERE (parked_at IS NOT NULL);
-- Name: outbox_payment; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX outbox_payment ON orders.outbox USING btree (((payload ->> 'paymentIntentId'::text)));
-- Name: outbox_unhandled; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX outbox_unhandled ON orders.outbox USING btree (published_at) WHERE (handled_at IS NULL);
-- Name: outbox_unpublished; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX outbox_unpublished ON orders.outbox USING btree (occurred_at) WHERE (published_at IS NULL);
-- Name: reconciliation_rows_accepted; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX reconciliation_rows_accepted ON orders.reconciliation_rows USING btree (cause, subject) WHERE (repair = ANY (ARRAY['adopt'::text, 'dismiss'::text]));
-- Name: reconciliation_rows_open; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX reconciliation_rows_open ON orders.reconciliation_rows USING btree (cause, subject) WHERE (resolved_at IS NULL);
-- Name: reconciliation_rows_repaired; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX reconciliation_rows_repaired ON orders.reconciliation_rows USING btree (repaired_at DESC NULLS LAST) WHERE (repaired_at IS NOT NULL);
-- Name: refunds_failed; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX refunds_failed ON orders.refunds USING btree (order_id) WHERE (state = 'failed'::text);
-- Name: refunds_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX refunds_of_order ON orders.refunds USING btree (order_id, id);
-- Name: refunds_of_return; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX refunds_of_return ON orders.refunds USING btree (return_id) WHERE (return_id IS NOT NULL);
-- Name: refunds_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX refunds_once ON orders.refunds USING btree (order_id, request_key);
-- Name: refunds_pending; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX refunds_pending ON orders.refunds USING btree (updated_at) WHERE (state = 'pending'::text);
-- Name: refunds_to_restock; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX refunds_to_restock ON orders.refunds USING btree (updated_at) WHERE restock_pending;
-- Name: restores_open; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX restores_open ON orders.restores USING btree (id) WHERE (reconciled_at IS NULL);
-- Name: return_photos_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX return_photos_of_order ON orders.return_photos USING btree (order_id);
-- Name: return_photos_unused; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX return_photos_unused ON orders.return_photos USING btree (created_at) WHERE (return_id IS NULL);
-- Name: shipments_of_order; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX shipments_of_order ON orders.shipments USING btree (order_id, id);
-- Name: shipments_once; Type: INDEX; Schema: orders; Owner: -
CREATE UNIQUE INDEX shipments_once ON orders.shipments USING btree (order_id, request_key);
-- Name: stripe_events_payment; Type: INDEX; Schema: orders; Owner: -
CREATE INDEX stripe_events_payment ON orders.stripe_events USING btree (payment_intent_id);
-- Name: disputes disputes_search; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER disputes_search AFTER INSERT ON orders.disputes FOR EACH ROW EXECUTE FUNCTION orders.refresh_order_search();
-- Name: order_items order_items_search; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER order_items_search AFTER INSERT OR UPDATE OF name ON orders.order_items FOR EACH ROW EXECUTE FUNCTION orders.refresh_order_search();
-- Name: order_items order_items_sum_to_total; Type: TRIGGER; Schema: orders; Owner: -
CREATE CONSTRAINT TRIGGER order_items_sum_to_total AFTER INSERT OR UPDATE ON orders.order_items DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders.order_total_is_sum_of_lines();
-- Name: orders orders_confirmed; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER orders_confirmed AFTER UPDATE ON orders.orders FOR EACH ROW WHEN (((old.status = 'pending'::text) AND (new.status <> ALL (ARRAY['pending'::text, 'cancelled'::text])))) EXECUTE FUNCTION orders.note_due_invoice();
-- Name: orders orders_counted; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER orders_counted AFTER INSERT OR DELETE ON orders.orders FOR EACH ROW EXECUTE FUNCTION orders.count_order();
-- Name: orders orders_customer; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER orders_customer AFTER INSERT OR UPDATE OF customer_name, customer_email, user_id, placed_at, status, amount_paid, total, refunded_total, disputed_total ON orders.orders FOR EACH ROW EXECUTE FUNCTION orders.count_customer();
-- Name: orders orders_recounted; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER orders_recounted AFTER UPDATE ON orders.orders FOR EACH ROW WHEN (((old.status IS DISTINCT FROM new.status) OR ((old.placed_at IS NULL) IS DISTINCT FROM (new.placed_at IS NULL)))) EXECUTE FUNCTION orders.count_order();
-- Name: orders orders_search; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER orders_search AFTER INSERT OR UPDATE OF customer_name, customer_email, payment_intent_id ON orders.orders FOR EACH ROW EXECUTE FUNCTION orders.refresh_order_search();
-- Name: orders orders_total_is_sum_of_lines; Type: TRIGGER; Schema: orders; Owner: -
CREATE CONSTRAINT TRIGGER orders_total_is_sum_of_lines AFTER INSERT OR UPDATE OF total, discount ON orders.orders DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION orders.order_total_is_sum_of_lines();
-- Name: refunds refunds_inserted; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER refunds_inserted AFTER INSERT ON orders.refunds FOR EACH ROW WHEN ((new.state = 'succeeded'::text)) EXECUTE FUNCTION orders.note_due_credit_note();
-- Name: refunds refunds_search; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER refunds_search AFTER INSERT OR UPDATE OF stripe_refund_id ON orders.refunds FOR EACH ROW EXECUTE FUNCTION orders.refresh_order_search();
-- Name: refunds refunds_settled; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER refunds_settled AFTER UPDATE ON orders.refunds FOR EACH ROW WHEN ((((old.state <> 'succeeded'::text) AND (new.state = 'succeeded'::text)) OR ((old.state = 'succeeded'::text) AND (new.state = 'failed'::text)))) EXECUTE FUNCTION orders.note_due_credit_note();
-- Name: shipments shipments_search; Type: TRIGGER; Schema: orders; Owner: -
CREATE TRIGGER shipments_search AFTER INSERT OR UPDATE OF tracking_number, voided_at ON orders.shipments FOR EACH ROW EXECUTE FUNCTION orders.refresh_order_search();
-- Name: credit_notes credit_notes_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.credit_notes
    ADD CONSTRAINT credit_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: credit_notes credit_notes_refund_id_refunds_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.credit_notes
    ADD CONSTRAINT credit_notes_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES orders.refunds(id);
-- Name: customer_notes customer_notes_customer_id_customers_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.customer_notes
    ADD CONSTRAINT customer_notes_customer_id_customers_id_fk FOREIGN KEY (customer_id) REFERENCES orders.customers(id) ON DELETE CASCADE;
-- Name: disputes disputes_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.disputes
    ADD CONSTRAINT disputes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: due_credit_notes due_credit_notes_refund_id_refunds_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.due_credit_notes
    ADD CONSTRAINT due_credit_notes_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES orders.refunds(id);
-- Name: due_invoices due_invoices_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.due_invoices
    ADD CONSTRAINT due_invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: invoices invoices_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.invoices
    ADD CONSTRAINT invoices_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_email_steps order_email_steps_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_email_steps
    ADD CONSTRAINT order_email_steps_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_emails order_emails_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_emails
    ADD CONSTRAINT order_emails_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_events order_events_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_events
    ADD CONSTRAINT order_events_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_items order_items_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_items
    ADD CONSTRAINT order_items_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_messages order_messages_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_messages
    ADD CONSTRAINT order_messages_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_notes order_notes_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_notes
    ADD CONSTRAINT order_notes_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_returns order_returns_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_returns
    ADD CONSTRAINT order_returns_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: order_search order_search_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.order_search
    ADD CONSTRAINT order_search_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: reconciliation_rows reconciliation_rows_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.reconciliation_rows
    ADD CONSTRAINT reconciliation_rows_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: refund_items refund_items_order_item_id_order_items_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refund_items
    ADD CONSTRAINT refund_items_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES orders.order_items(id);
-- Name: refund_items refund_items_refund_id_refunds_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refund_items
    ADD CONSTRAINT refund_items_refund_id_refunds_id_fk FOREIGN KEY (refund_id) REFERENCES orders.refunds(id);
-- Name: refunds refunds_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refunds
    ADD CONSTRAINT refunds_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: refunds refunds_return_id_order_returns_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.refunds
    ADD CONSTRAINT refunds_return_id_order_returns_id_fk FOREIGN KEY (return_id) REFERENCES orders.order_returns(id);
-- Name: return_items return_items_order_item_id_order_items_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.return_items
    ADD CONSTRAINT return_items_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES orders.order_items(id);
-- Name: return_items return_items_return_id_order_returns_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.return_items
    ADD CONSTRAINT return_items_return_id_order_returns_id_fk FOREIGN KEY (return_id) REFERENCES orders.order_returns(id);
-- Name: return_photos return_photos_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.return_photos
    ADD CONSTRAINT return_photos_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- Name: return_photos return_photos_return_id_order_returns_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.return_photos
    ADD CONSTRAINT return_photos_return_id_order_returns_id_fk FOREIGN KEY (return_id) REFERENCES orders.order_returns(id);
-- Name: shipment_items shipment_items_order_item_id_order_items_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.shipment_items
    ADD CONSTRAINT shipment_items_order_item_id_order_items_id_fk FOREIGN KEY (order_item_id) REFERENCES orders.order_items(id);
-- Name: shipment_items shipment_items_shipment_id_shipments_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.shipment_items
    ADD CONSTRAINT shipment_items_shipment_id_shipments_id_fk FOREIGN KEY (shipment_id) REFERENCES orders.shipments(id);
-- Name: shipments shipments_order_id_orders_id_fk; Type: FK CONSTRAINT; Schema: orders; Owner: -
ALTER TABLE ONLY orders.shipments
    ADD CONSTRAINT shipments_order_id_orders_id_fk FOREIGN KEY (order_id) REFERENCES orders.orders(id);
-- PostgreSQL database dump complete
