import type { Translation } from '../../messages';

export const faqs: Translation<'faqs'> = {
  'faqs.lead': 'Kurze Antworten auf die häufigsten Fragen.',
  'faqs.group_payment': 'Bestellen und Bezahlen',
  'faqs.group_delivery': 'Lieferung',
  'faqs.group_returns': 'Rückgabe und Garantie',
  'faqs.group_account': 'Konto und Prämien',
  'faqs.pay': 'Wie kann ich bezahlen?',
  'faqs.pay_text': 'Mit allen gängigen Karten. Die Zahlung läuft über Stripe: Wir sehen Ihre Kartennummer nie.',
  'faqs.safe': 'Was, wenn beim Bezahlen die Verbindung abbricht?',
  'faqs.safe_text':
    'Es wird nichts doppelt abgebucht. War die Zahlung erfolgreich, erhalten Sie eine Bestätigung per E-Mail.',
  'faqs.currency': 'In welcher Währung wird abgebucht?',
  'faqs.currency_text': 'In {{charged}}. Preise in anderen Währungen sind Richtwerte zum angegebenen Tageskurs.',
  'faqs.change': 'Kann ich eine Bestellung ändern oder stornieren?',
  'faqs.change_text':
    'Ja, bis zum Versand. Schreiben Sie uns mit Ihrer Bestellnummer. Stornierte Bestellungen erstatten wir vollständig.',
  'faqs.cost': 'Was kostet die Lieferung?',
  'faqs.cost_text': 'Die Lieferung ist weltweit kostenlos.',
  'faqs.long': 'Wie lange dauert die Lieferung?',
  'faqs.long_text': '2 bis 14 Werktage, je nach Region. Die Lieferzeiten finden Sie unter Versandinformationen.',
  'faqs.where': 'Wo ist meine Bestellung?',
  'faqs.where_text':
    'Unter „Bestellung verfolgen“ mit Bestellnummer und E-Mail-Adresse. Mit Konto auch unter „Mein Konto“.',
  'faqs.return': 'Kann ich ein Produkt zurückgeben?',
  'faqs.return_text':
    'Ja, innerhalb von 30 Tagen und ohne Angabe von Gründen. Sie bekommen Ihr ganzes Geld zurück, und wir zahlen die Rücksendung.',
  'faqs.broken': 'Was, wenn ein Produkt kaputtgeht?',
  'faqs.broken_text':
    'Jedes Produkt hat 1 Jahr Garantie. Schreiben Sie uns mit Ihrer Bestellnummer, und wir kümmern uns um Reparatur oder Ersatz.',
  'faqs.account': 'Brauche ich ein Konto?',
  'faqs.account_text':
    'Nein. Mit einem Konto sehen Sie Ihre Bestellungen, sammeln Punkte und können gekaufte Produkte bewerten.',
  'faqs.points': 'Wie funktionieren die Punkte?',
  'faqs.points_text':
    'Für je {{unit}}, die Sie zahlen, erhalten Sie 1 Punkt. 1000 Punkte sind {{reward}} Rabatt. Einlösen können Sie sie unter „Mein Konto“, „Prämien“.',
  'faqs.password': 'Ich habe mein Passwort vergessen',
  'faqs.password_text':
    'Nutzen Sie den Link auf der Anmeldeseite. Wir senden Ihnen einen Link, um ein neues Passwort zu wählen.',
  'faqs.erase': 'Wie lösche ich meine Daten?',
  'faqs.erase_text':
    'Unter „Mein Konto“, „Einstellungen“ können Sie Ihre Daten exportieren oder das Konto löschen. Was wir aufbewahren und warum, steht unter „Datenschutz“.',
  'faqs.unanswered': 'Keine Antwort gefunden?',
  'faqs.ask': 'Kontakt aufnehmen',
  'help.lead': 'Finden Sie eine Antwort oder schreiben Sie uns.',
  'help.search': 'Antworten durchsuchen',
  'help.found_one': '{{count}} Antwort',
  'help.found_other': '{{count}} Antworten',
  'help.none': 'Keine Antwort passt zu Ihrer Suche.',
  'help.topics': 'Themen',
  'help.track_text': 'Sehen Sie den Status Ihrer Bestellung.',
  'help.shipping_text': 'Kosten, Lieferzeiten und Zoll.',
  'help.returns_text': '30 Tage Rückgabe und 1 Jahr Garantie.',
  'help.sizes_text': 'Damit es auf den Tisch, ins Ohr und in die Tasche passt.',
  'help.account_text': 'Bestellungen, Prämien und Einstellungen.',
  'help.contact_text': 'Persönliche Antworten, rund um die Uhr.',
  'help.answers': 'Häufige Fragen',
};
