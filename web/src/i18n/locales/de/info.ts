import type { Translation } from '../../messages';

export const info: Translation<'info'> = {
  'about.lead': 'Technik für Menschen, die etwas schaffen – von Leuten, die sie selbst benutzen.',
  'about.who': 'Wer wir sind',
  'about.who_text':
    '{{store}} verkauft Elektronik und Streaming-Technik: Mikrofone, Kameras, Licht, Tastaturen, Monitore und die passenden Ständer und Arme. Unsere Kundinnen und Kunden streamen, nehmen Podcasts auf, unterrichten, spielen und arbeiten an Schreibtischen, die ihnen am Herzen liegen.',
  'about.choose': 'Wie wir auswählen',
  'about.choose_text':
    'Lieber eine gute Webcam als dreißig mittelmäßige. Jedes Produkt ist hier, weil es seine Aufgabe erfüllt, zum übrigen Setup passt und sich leicht reparieren, zurückgeben oder ersetzen lässt. Unsere Bundles enthalten nur Produkte, die wir auch einzeln verkaufen – zu einem niedrigeren Preis.',
  'about.promise': 'Was wir versprechen',
  'about.bundles': 'Zu den Streaming-Bundles',
  'contact.lead': 'Schreiben Sie uns. Sie erhalten eine persönliche Antwort.',
  'contact.subject': 'Betreff',
  'contact.message': 'Nachricht',
  'contact.message_hint': 'Mit Ihrer Bestellnummer können wir schneller helfen.',
  'contact.send': 'Nachricht senden',
  'contact.sent': 'Nachricht gesendet',
  'contact.sent_text': 'Wir haben eine Kopie an {{email}} gesendet. Ihre Vorgangsnummer ist {{reference}}.',
  'contact.another': 'Weitere Nachricht schreiben',
  'contact.failed': 'Ihre Nachricht wurde nicht gesendet',
  'contact.hours': 'Zeiten',
  'contact.hours_text': '24 Stunden am Tag, 7 Tage die Woche',
  'contact.reply': 'Antwort',
  'contact.reply_text': 'Per E-Mail, meist innerhalb weniger Stunden',
  'contact.languages': 'Sprachen',
  'contact.languages_text': 'Schreiben Sie in jeder Sprache dieses Shops',
  'contact.address': 'Anschrift',
  'contact.email': 'E-Mail',
  'contact.order': 'Fragen zu Ihrer Bestellung?',
  'shipping.lead': 'Weltweit kostenlose Lieferung für jede Bestellung.',
  'shipping.time': 'Lieferzeiten',
  'shipping.time_text':
    'Bestellungen werden innerhalb eines Werktags versandt. Danach gelten diese üblichen Lieferzeiten.',
  'shipping.region': 'Region',
  'shipping.days': 'Werktage',
  'shipping.price': 'Preis',
  'shipping.free': 'Kostenlos',
  'shipping.region_north_america': 'Nordamerika',
  'shipping.region_europe': 'Europa',
  'shipping.region_asia': 'Asien-Pazifik',
  'shipping.region_middle_east': 'Naher Osten und Afrika',
  'shipping.region_latin_america': 'Lateinamerika',
  'shipping.follow': 'Bestellung verfolgen',
  'shipping.follow_text':
    'Bei jedem Schritt erhalten Sie eine E-Mail: bestätigt, in Bearbeitung, versandt, zugestellt. E-Mail nicht zur Hand? Nutzen Sie „Bestellung verfolgen“.',
  'shipping.parts': 'Mehrere Pakete',
  'shipping.parts_text':
    'Manche Produkte kommen direkt vom Hersteller in einem eigenen Paket – ohne zusätzliche Kosten.',
  'shipping.customs': 'Zoll',
  'shipping.customs_text':
    'Ihr Land kann auf Pakete aus dem Ausland Zoll oder Einfuhrsteuern erheben. Diese zahlen Sie an den Zustelldienst. Wenn Sie unsicher sind, fragen Sie uns vor der Bestellung.',
  'returns.lead':
    'Nicht zufrieden? Sie können Ihre Bestellung innerhalb von 30 Tagen zurückgeben und erhalten den vollen Betrag zurück.',
  'returns.how': 'So geben Sie ein Produkt zurück',
  'returns.step_1': 'Rückgabe anfragen',
  'returns.step_1_text':
    'Öffnen Sie innerhalb von 30 Tagen nach der Lieferung Ihre Bestellung über eine unserer E-Mails oder unter „Mein Konto“ und wählen Sie „Artikel zurückgeben“.',
  'returns.step_2': 'Verpacken',
  'returns.step_2_text':
    'Legen Sie alles bei, was im Karton war. Nutzen Sie die Originalverpackung oder einen anderen stabilen Karton.',
  'returns.step_3': 'Abschicken',
  'returns.step_3_text':
    'Folgen Sie den Hinweisen in der E-Mail, mit der wir Ihre Rücksendung genehmigen. Die Rücksendung ist kostenlos.',
  'returns.step_4': 'Erstattung erhalten',
  'returns.step_4_text':
    'Sobald das Paket bei uns ist, erstatten wir auf die Karte, mit der Sie bezahlt haben. Bis zur Gutschrift kann es 10 Tage dauern.',
  'returns.cancel': 'Stornieren, bevor wir packen',
  'returns.cancel_text':
    'Öffnen Sie Ihre Bestellung und wählen Sie „Bestellung stornieren“. Wir erstatten sofort und schreiben Ihnen. Sobald wir packen, wenden Sie sich an uns.',
  'returns.warranty': '1 Jahr Garantie',
  'returns.warranty_text':
    'Fällt ein Produkt bei normalem Gebrauch innerhalb eines Jahres aus, repariert oder ersetzt es der Hersteller. Schreiben Sie uns, wir kümmern uns darum.',
  'returns.damaged': 'Beim Transport beschädigt',
  'returns.damaged_text':
    'Schicken Sie uns innerhalb von 48 Stunden ein Foto. Wir senden sofort Ersatz, ohne auf die Rücksendung zu warten.',
  'returns.start': 'Frage stellen',
  'track.lead': 'Geben Sie Bestellnummer und E-Mail-Adresse ein.',
  'track.number': 'Bestellnummer',
  'track.number_hint': 'Sie finden sie in Ihrer Bestellbestätigung.',
  'track.submit': 'Bestellung verfolgen',
  'track.not_found': 'Diese Bestellung wurde nicht gefunden',
  'track.not_found_text':
    'Vergleichen Sie Bestellnummer und E-Mail-Adresse mit Ihrer Bestellbestätigung oder schreiben Sie uns.',
  'track.link_dead': 'Dieser Link öffnet keine Bestellung',
  'track.link_dead_text':
    'Öffnen Sie den vollständigen Link aus Ihrer E-Mail, oder geben Sie unten Bestellnummer und E-Mail-Adresse ein.',
  'track.failed': 'Ihre Bestellung konnte nicht abgefragt werden',
  'track.placed': 'Bestellt am {{date}}',
  'track.steps': 'Fortschritt Ihrer Bestellung',
  'track.done': 'erledigt',
  'track.pending_text': 'Wir warten auf Ihre Zahlung.',
  'track.confirmed_text': 'Zahlung eingegangen. Als Nächstes wird verpackt.',
  'track.processing_text': 'Ihre Bestellung wird gepackt.',
  'track.shipped_text': 'Ihre Bestellung ist auf dem Weg zu Ihnen.',
  'track.delivered_text': 'Ihre Bestellung wurde zugestellt. Viel Freude damit!',
  'track.cancelled_text': 'Diese Bestellung wurde storniert. Ihre Zahlung wird auf Ihre Karte erstattet.',
  'track.discount': 'Prämie',
  'track.another': 'Andere Bestellung verfolgen',
  'track.meaning': 'Was der Status bedeutet',
  'news.confirm_title': 'Anmeldung bestätigen?',
  'news.confirm_text':
    'Wir senden Ihnen ab und zu neue Produkte und gute Angebote per E-Mail. Sie können sich jederzeit abmelden.',
  'news.confirm': 'Anmeldung bestätigen',
  'news.confirmed': 'Sie sind angemeldet',
  'news.confirmed_text': 'Wir senden neue Produkte und gute Angebote ab und zu an {{email}}.',
  'news.expired': 'Dieser Link ist nicht mehr gültig',
  'news.expired_text': 'Melden Sie sich auf der Startseite erneut an. Wir senden Ihnen dann einen neuen Link.',
  'news.unsubscribe_title': 'Newsletter abbestellen?',
  'news.unsubscribe_text':
    'Sie erhalten unseren Newsletter nicht mehr. E-Mails zu Ihren Bestellungen kommen weiterhin.',
  'news.unsubscribe': 'Abbestellen',
  'news.unsubscribed': 'Sie sind abgemeldet',
  'news.unsubscribed_text':
    '{{email}} erhält unseren Newsletter nicht mehr. Sie können sich jederzeit wieder anmelden.',
  'news.invalid': 'Dieser Link ist ungültig',
  'news.invalid_text':
    'Öffnen Sie den Link in unserer neuesten E-Mail oder schreiben Sie uns. Wir nehmen Sie dann von der Liste.',
  'privacy.lead': 'Kurz gesagt: Wir nutzen Ihre Angaben nur für Ihre Bestellung.',
  'privacy.stored': 'Was wir speichern und wie lange',
  'privacy.what': 'Was',
  'privacy.why': 'Wofür',
  'privacy.long': 'Wie lange',
  'privacy.orders': 'Bestellungen: Name, E-Mail-Adresse, Anschrift, gekaufte Produkte',
  'privacy.orders_why': 'Lieferung, Rückgabe, Buchhaltung',
  'privacy.orders_long': 'Solange das Steuerrecht es verlangt',
  'privacy.account': 'Konto: Name, E-Mail-Adresse, Anschrift, verschlüsselt gespeichertes Passwort',
  'privacy.account_why': 'Anmeldung, Bestellungen, Prämien',
  'privacy.account_long': 'Bis Sie es unter „Mein Konto“, „Einstellungen“ löschen',
  'privacy.reviews': 'Bewertungen: angezeigter Name, Sterne, Text',
  'privacy.reviews_why': 'Um anderen zu helfen',
  'privacy.reviews_long': 'Bis Sie sie löschen',
  'privacy.newsletter': 'Newsletter: E-Mail-Adresse, Sprache',
  'privacy.newsletter_why': 'Um Ihnen die abonnierten Neuigkeiten zu senden',
  'privacy.newsletter_long': 'Bis Sie sich abmelden, danach nur die Abmeldung',
  'privacy.messages': 'Nachrichten an uns',
  'privacy.messages_why': 'Um sie zu beantworten',
  'privacy.messages_long': 'Ein Jahr, oder bis wir sie erledigt haben, falls das länger dauert',
  'privacy.cookies': 'Cookies',
  'privacy.cookies_text':
    'Wir verwenden wenige Cookies und keine für Werbung: Eines hält Sie angemeldet, eines erkennt die Browser, in denen Sie sich angemeldet haben, damit niemand Sie aussperren kann, eines erkennt Ihren Warenkorb und zählt den heutigen Besuch, eines merkt sich Ihre Sprache. Warenkorb, Sprache und Farbschema werden auch in Ihrem Browser gespeichert.',
  'privacy.cards': 'Ihre Karte',
  'privacy.cards_text':
    'Das Kartenformular stammt von Stripe. Kartennummer und Prüfziffer gehen direkt an Stripe und erreichen nie unsere Server, Protokolle oder Sicherungen.',
  'privacy.rights': 'Ihre Rechte',
  'privacy.rights_text':
    'Mit Konto können Sie Ihre Daten unter „Mein Konto“, „Einstellungen“ einsehen, berichtigen und exportieren und das Konto löschen. Ohne Konto schreiben Sie uns. Ausgestellte Rechnungen behalten ihre Angaben, solange das Steuerrecht es verlangt.',
  'privacy.technical': 'Technische Protokolle',
  'privacy.technical_text':
    'Um Fehler zu finden, zeichnen wir auf, welcher Teil des Shops eine Anfrage bearbeitet hat, wie lange das dauerte und von welcher Seite sie kam. Diese Protokolle enthalten keine Namen, Adressen oder Kartendaten und werden nach einem Tag gelöscht. Besuche werden nur gezählt, einmal am Tag.',
  'terms.lead': 'Diese Bedingungen gelten, wenn Sie bei uns bestellen.',
  'terms.order': 'Ihre Bestellung',
  'terms.order_text':
    'Ihre Bestellung ist aufgegeben, sobald Ihre Zahlung erfolgreich war. Wir bestätigen sie per E-Mail. Während Sie bezahlen, reservieren wir die Produkte für Sie. Ist trotzdem etwas ausverkauft, stornieren wir die Bestellung und erstatten die Zahlung.',
  'terms.prices': 'Preise und Zahlung',
  'terms.prices_text':
    'Die Preise sind in {{charged}} angegeben, und so wird Ihre Karte belastet. Beträge in anderen Währungen sind Richtwerte. Stripe belastet die Karte, wenn Sie bestätigen. Ändert sich ein Preis während des Einkaufs, sehen Sie den neuen Preis vor dem Bezahlen.',
  'terms.delivery': 'Lieferung, Rückgabe und Garantie',
  'terms.delivery_text':
    'Die Lieferung ist weltweit kostenlos. Sie können alles innerhalb von 30 Tagen gegen volle Erstattung zurückgeben, und jedes Produkt hat 1 Jahr Garantie. Ihre gesetzlichen Rechte bleiben unberührt.',
  'terms.rewards': 'Konten und Prämien',
  'terms.rewards_text':
    'Halten Sie Ihr Passwort geheim. Für je {{unit}}, die Sie zahlen, erhalten Sie 1 Punkt. 1000 Punkte sind {{reward}} Rabatt. Bei einer Erstattung werden die Punkte abgezogen. Punkte haben keinen Geldwert und werden nicht ausgezahlt.',
  'terms.reviews': 'Bewertungen',
  'terms.reviews_text':
    'Ein Produkt bewerten kann nur, wer es gekauft hat. Schreiben Sie über Ihre eigenen Erfahrungen, ohne Beleidigungen, Werbung oder persönliche Daten anderer. Bewertungen, die dagegen verstoßen, blenden wir aus; alle anderen bleiben unverändert.',
  'terms.contact': 'Haben Sie Fragen?',
  'terms.contact_text': 'Schreiben Sie uns vor der Bestellung. Wir helfen gern.',
};
