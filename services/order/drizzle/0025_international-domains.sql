-- Addresses are stored with an international domain in its own letters from now on, however it was typed. Those that were
-- typed as `xn--…` before are few.
CREATE FUNCTION pg_temp.own_letters(label text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  -- RFC 3492, as `decodePunycode` of the contracts has it.
  plain text := coalesce(substring(label FROM '^xn--(.*)-'), '');
  rest text := substring(label FROM '^xn--(?:.*-)?([^-]*)$');
  codes integer[] := ARRAY(SELECT ascii(letter) FROM string_to_table(nullif(plain, ''), NULL) letter);
  code integer := 128;
  index integer := 0;
  bias integer := 72;
  at integer := 1;
  before integer;
  weight integer;
  k integer;
  digit integer;
  threshold integer;
  delta integer;
BEGIN
  WHILE at <= length(rest) LOOP
    before := index;
    weight := 1;
    k := 36;
    LOOP
      digit := strpos('abcdefghijklmnopqrstuvwxyz0123456789', substr(rest, at, 1)) - 1;
      IF digit < 0 OR at > length(rest) THEN RETURN label; END IF;
      at := at + 1;
      index := index + digit * weight;
      threshold := least(greatest(k - bias, 1), 26);
      EXIT WHEN digit < threshold;
      weight := weight * (36 - threshold);
      k := k + 36;
    END LOOP;
    delta := (index - before) / CASE WHEN before = 0 THEN 700 ELSE 2 END;
    delta := delta + delta / (cardinality(codes) + 1);
    k := 0;
    WHILE delta > 455 LOOP
      delta := delta / 35;
      k := k + 36;
    END LOOP;
    bias := k + 36 * delta / (delta + 38);
    code := code + index / (cardinality(codes) + 1);
    index := index % (cardinality(codes) + 1);
    codes := codes[:index] || code || codes[index + 1:];
    index := index + 1;
  END LOOP;
  RETURN (SELECT string_agg(chr(letter), '' ORDER BY place) FROM unnest(codes) WITH ORDINALITY AS letters(letter, place));
EXCEPTION WHEN OTHERS THEN
  -- No label that a browser would have taken.
  RETURN label;
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.in_own_letters(address text) RETURNS text LANGUAGE sql AS $$
  SELECT substring(address FROM '^.*@') || string_agg(
    CASE WHEN label LIKE 'xn--%' THEN pg_temp.own_letters(label) ELSE label END, '.' ORDER BY place)
  FROM string_to_table(lower(substring(address FROM '[^@]*$') COLLATE "C"), '.') WITH ORDINALITY AS labels(label, place)
$$;
--> statement-breakpoint
UPDATE orders SET customer_email = pg_temp.in_own_letters(customer_email) WHERE customer_email ~* '[@.]xn--';
