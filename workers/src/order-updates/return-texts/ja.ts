import type { ReturnTexts } from './return-texts';

export const ja: ReturnTexts = {
  requested: {
    subject: (order) => `返品のお申し込み：ご注文 ${order}`,
    title: '返品のお申し込みを受け付けました',
    text: (order) => `ご注文 ${order} の商品の返品をお申し込みいただきました。確認のうえ、メールでお返事いたします。`,
  },
  approved: {
    subject: (order) => `返品の承認：ご注文 ${order}`,
    title: '返品を承認しました',
    text: (order) =>
      `ご注文 ${order} の返品を承認しました。商品を丈夫な箱に入れてご返送ください。到着後に返金いたします。`,
  },
  rejected: {
    subject: (order) => `返品をお受けできません：ご注文 ${order}`,
    title: '返品をお受けできません',
    text: (order) =>
      `ご注文 ${order} の返品を確認しましたが、お受けできません。ご不明な点は、このメールにご返信ください。`,
  },
  received: {
    subject: (order) => `返品の到着：ご注文 ${order}`,
    title: '返品が届きました',
    text: (order) => `ご注文 ${order} の返品商品が届きました。返金が完了しましたらメールでお知らせします。`,
  },
  withdrawal: {
    subject: (order) => `契約解除の受付：ご注文 ${order}`,
    title: '契約解除を受け付けました',
    text: (order, at) =>
      `${at} に、ご注文 ${order} の契約解除を受け付けました。対象は以下の商品です。お受け取りになった商品は 14 日以内にご返送ください。到着後に返金いたします。`,
  },
  withdrawalLink: {
    subject: (order) => `契約の解除：ご注文 ${order}`,
    title: '契約の解除',
    text: (order) =>
      `ご注文 ${order} の契約を解除したいというお申し出がありました。リンクを開き、対象の商品を選んで確定してください。まだ何も変更されていません。お心当たりがない場合は、このメールを無視してください。`,
  },
  withdraw: '契約を解除する',
  message: {
    subject: (order) => `ご注文 ${order} に関する新しいメッセージ`,
    title: 'ストアからメッセージがあります',
    text: (order) => `ご注文 ${order} についてメッセージをお送りしました。ご注文のページから返信できます。`,
  },
  paymentFailed: {
    subject: (order) => `お支払いの失敗：ご注文 ${order}`,
    title: 'お支払いができませんでした',
    text: (order) =>
      `ご注文 ${order} のお支払いが銀行で完了しませんでした。請求は発生せず、商品は発送されません。いつでも改めてご注文いただけます。`,
  },
  pieces: '商品',
  note: 'ストアからのメッセージ',
};
