import type { Translation } from '../../messages';

export const ledgers: Translation<'ledgers'> = {
  'recon.text':
    'Stripe gegen Bestellungen, und Bestellungen gegen Punkte und Bestand. Jede Abweichung steht hier, bis sie behoben ist.',
  'recon.compare': 'Jetzt abgleichen',
  'recon.failed': 'Der Abgleich konnte nicht geladen werden',
  'recon.agrees': 'Alles stimmt überein',
  'recon.never': 'Es wurde noch nichts abgeglichen. Der erste Abgleich läuft innerhalb einer Minute.',
  'recon.proof':
    'Letzter vollständiger Abgleich: {{time}}. Gelesen wurden {{payments}} Zahlungen und {{orders}} Bestellungen der letzten 30 Tage, {{products}} Produkte und {{accounts}} Konten.',
  'recon.since': 'Seit {{time}}',
  'recon.order': 'Bestellung #{{id}}',
  'recon.product': 'Produkt',
  'recon.stripe': 'Bei Stripe',
  'recon.reason': 'Grund',
  'recon.tried': 'Versucht: {{repair}}, {{time}}. {{reason}}',
  'recon.repaired': 'Zuletzt behoben',
  'recon.by_you': 'Sie',
  'recon.by_staff': 'Mitarbeiter #{{id}}',
  'recon.done': 'Behoben',
  'recon.still': 'Die Abweichung besteht noch',
  'recon.kind_payment_without_order': 'Zahlung ohne Bestellung',
  'recon.kind_order_without_payment': 'Bestellung ohne Zahlung',
  'recon.kind_amount_mismatch': 'Betrag weicht ab',
  'recon.kind_currency_mismatch': 'Währung weicht ab',
  'recon.kind_held_for_review': 'Prüfung nötig',
  'recon.kind_refund_pending': 'Erstattung offen',
  'recon.kind_dispute_open': 'Offener Zahlungseinspruch',
  'recon.kind_points_mismatch': 'Punkte weichen ab',
  'recon.kind_stock_mismatch': 'Bestand weicht ab',
  'recon.cause_payment_unknown': 'Stripe hat {{paid}} erhalten, und keine Bestellung hat diese Zahlung.',
  'recon.cause_payment_second':
    'Stripe hat {{paid}} für Bestellung #{{order}} erhalten, die schon durch eine andere Zahlung bezahlt ist.',
  'recon.cause_payment_unrecorded':
    'Stripe hat {{paid}} für Bestellung #{{order}} erhalten, und die Bestellung zeigt es nicht.',
  'recon.cause_order_unpaid': 'Bestellung #{{order}} gilt als bezahlt, und Stripe hat keine Zahlung dafür.',
  'recon.cause_held_amount':
    'Bestellung #{{order}} kostet {{ordered}}, bezahlt wurden {{paid}}. Sie wartet auf Ihre Entscheidung.',
  'recon.cause_held_currency':
    'Bestellung #{{order}} wurde in einer anderen Währung bezahlt. Sie wartet auf Ihre Entscheidung.',
  'recon.cause_held_review':
    'Die Zahlung der Bestellung #{{order}} passt nicht zu ihr. Sie wartet auf Ihre Entscheidung.',
  'recon.cause_paid_differs':
    'Bestellung #{{order}} kostet {{ordered}} und zeigt {{recorded}} als bezahlt, Stripe hat {{paid}} erhalten.',
  'recon.cause_currency_differs':
    'Bestellung #{{order}} kostet {{ordered}} und wurde in einer anderen Währung bezahlt: {{paid}}.',
  'recon.cause_refunds_differ':
    'Stripe hat {{refunded}} der Bestellung #{{order}} erstattet, die Bestellung zeigt {{recorded}}.',
  'recon.cause_refund_pending':
    'Stripe hat über eine Erstattung von {{amount}} für Bestellung #{{order}} nicht entschieden.',
  'recon.cause_refund_failed': 'Eine Erstattung von {{amount}} für Bestellung #{{order}} ist fehlgeschlagen.',
  'recon.cause_dispute_open': 'Der Kunde bestreitet {{amount}} der Bestellung #{{order}}. Antworten Sie bei Stripe.',
  'recon.cause_account_points': 'Konto #{{user}} zeigt {{points}} Punkte, sein Punktebuch ergibt {{ledger}}.',
  'recon.cause_order_points': 'Bestellung #{{order}} sollte {{due}} Punkte bringen, gebucht sind {{booked}}.',
  'recon.cause_stock_on_hand': '{{name}}: {{stockOnHand}} auf Lager, laut Bestandsbuch {{ledger}}.',
  'recon.cause_stock_reserved': '{{name}}: {{reserved}} reserviert, {{checkouts}} in offenen Bestellvorgängen.',
  'recon.cause_sale_not_taken':
    'Bestellung #{{order}} ist bezahlt, ihre Produkte wurden nicht aus dem Bestand genommen.',
  'recon.cause_sale_not_returned': 'Bestellung #{{order}} ist storniert, ihre Produkte sind nicht wieder im Bestand.',
  'recon.do_adopt_payment': 'Bestellung anlegen',
  'recon.do_adopt_amount': 'Betrag annehmen',
  'recon.do_adopt_stock': 'Bestand behalten',
  'recon.do_refund': 'Erstatten',
  'recon.do_refund_again': 'Erneut erstatten',
  'recon.do_release_order': 'Ohne Erstattung stornieren',
  'recon.do_release_stock': 'Neu zählen',
  'recon.do_retry': 'Stripe erneut fragen',
  'recon.do_retry_ledger': 'Buchung übernehmen',
  'recon.do_retry_points': 'Punkte buchen',
  'recon.do_retry_stock': 'Bestand buchen',
  'recon.do_dismiss': 'So annehmen',
};
