import type { ReturnTexts } from './return-texts';

export const de: ReturnTexts = {
  requested: {
    subject: (order) => `Rückgabe angefragt: Bestellung ${order}`,
    title: 'Ihre Rückgabeanfrage ist eingegangen',
    text: (order) =>
      `Sie möchten Artikel aus Ihrer Bestellung ${order} zurückgeben. Wir prüfen das und antworten Ihnen per E-Mail.`,
  },
  approved: {
    subject: (order) => `Rückgabe genehmigt: Bestellung ${order}`,
    title: 'Ihre Rückgabe ist genehmigt',
    text: (order) =>
      `Ihre Rückgabe zur Bestellung ${order} ist genehmigt. Verpacken Sie die Artikel in einem stabilen Karton und senden Sie sie zurück. Sobald sie bei uns sind, erstatten wir Ihnen den Betrag.`,
  },
  rejected: {
    subject: (order) => `Rückgabe abgelehnt: Bestellung ${order}`,
    title: 'Wir können Ihre Rückgabe nicht annehmen',
    text: (order) =>
      `Wir haben Ihre Rückgabe zur Bestellung ${order} geprüft und können sie nicht annehmen. Wenn Sie anderer Meinung sind, antworten Sie auf diese E-Mail.`,
  },
  received: {
    subject: (order) => `Rücksendung eingegangen: Bestellung ${order}`,
    title: 'Ihre Rücksendung ist eingegangen',
    text: (order) =>
      `Die Artikel aus Ihrer Bestellung ${order} sind bei uns angekommen. Sobald wir den Betrag erstattet haben, erhalten Sie eine E-Mail.`,
  },
  withdrawal: {
    subject: (order) => `Widerruf eingegangen: Bestellung ${order}`,
    title: 'Ihr Widerruf ist eingegangen',
    text: (order, at) =>
      `Ihr Widerruf der Bestellung ${order} ist am ${at} bei uns eingegangen. Er gilt für die folgenden Artikel. Senden Sie erhaltene Ware innerhalb von 14 Tagen zurück. Sobald sie bei uns ist, erstatten wir Ihnen den Betrag.`,
  },
  withdrawalLink: {
    subject: (order) => `Bestellung ${order} widerrufen`,
    title: 'Ihre Bestellung widerrufen',
    text: (order) =>
      `Jemand, vermutlich Sie, möchte Ihre Bestellung ${order} widerrufen. Öffnen Sie den Link, um auszuwählen, was Sie widerrufen, und es zu bestätigen. Noch hat sich nichts geändert. Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren.`,
  },
  withdraw: 'Vertrag widerrufen',
  message: {
    subject: (order) => `Neue Nachricht zur Bestellung ${order}`,
    title: 'Sie haben eine Nachricht von uns',
    text: (order) =>
      `Wir haben Ihnen zu Ihrer Bestellung ${order} geschrieben. Antworten können Sie auf der Seite Ihrer Bestellung.`,
  },
  paymentFailed: {
    subject: (order) => `Zahlung fehlgeschlagen: Bestellung ${order}`,
    title: 'Ihre Zahlung ist fehlgeschlagen',
    text: (order) =>
      `Ihre Bank hat die Zahlung für die Bestellung ${order} nicht ausgeführt. Es wurde nichts abgebucht, und es wird nichts versandt. Sie können jederzeit neu bestellen.`,
  },
  pieces: 'Artikel',
  note: 'Nachricht des Shops',
};
