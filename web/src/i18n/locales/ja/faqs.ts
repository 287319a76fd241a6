import type { Translation } from '../../messages';

export const faqs: Translation<'faqs'> = {
  'faqs.lead': 'よくいただくご質問に、簡潔にお答えします。',
  'faqs.group_payment': 'ご注文とお支払い',
  'faqs.group_delivery': '配送',
  'faqs.group_returns': '返品と保証',
  'faqs.group_account': 'アカウントと特典',
  'faqs.pay': 'どのような支払い方法がありますか？',
  'faqs.pay_text':
    '主要なカードすべてに対応しています。決済はStripeが処理するため、カード番号が当店に届くことはありません。',
  'faqs.safe': 'お支払い中に通信が切れた場合はどうなりますか？',
  'faqs.safe_text': '二重に請求されることはありません。お支払いが完了していれば確認メールが届きます。',
  'faqs.currency': 'どの通貨で請求されますか？',
  'faqs.currency_text': '{{charged}}です。ほかの通貨の価格は、表示日の為替レートによる参考価格です。',
  'faqs.change': '注文の変更やキャンセルはできますか？',
  'faqs.change_text':
    '発送前でしたら可能です。注文番号を添えてご連絡ください。キャンセルされたご注文は全額返金いたします。',
  'faqs.cost': '送料はいくらですか？',
  'faqs.cost_text': '全世界送料無料です。',
  'faqs.long': '何日で届きますか？',
  'faqs.long_text': '地域により2〜14営業日です。お届け日数は「配送について」をご覧ください。',
  'faqs.where': '注文の状況を確認できますか？',
  'faqs.where_text':
    '「配送状況の確認」で注文番号とメールアドレスを入力してください。アカウントをお持ちの場合は、マイアカウントでも確認できます。',
  'faqs.return': '返品できますか？',
  'faqs.return_text': 'はい、30日以内でしたら理由を問わず返品できます。全額を返金し、返送料も当店が負担します。',
  'faqs.broken': '商品が故障した場合はどうすればよいですか？',
  'faqs.broken_text':
    'すべての商品に1年間の保証が付いています。注文番号を添えてご連絡ください。修理または交換を手配いたします。',
  'faqs.account': 'アカウントは必要ですか？',
  'faqs.account_text':
    'いいえ、なくてもご購入いただけます。アカウントがあると、注文の確認、ポイントの獲得、購入した商品のレビューができます。',
  'faqs.points': 'ポイントはどのように使えますか？',
  'faqs.points_text':
    'お支払い{{unit}}につき1ポイントを獲得できます。1000ポイントで{{reward}}割引になります。マイアカウントの「特典」で交換できます。',
  'faqs.password': 'パスワードを忘れました',
  'faqs.password_text': 'ログインページのリンクから、再設定用のメールを受け取れます。',
  'faqs.erase': 'データを削除するには？',
  'faqs.erase_text':
    'マイアカウントの「設定」で、データのエクスポートやアカウントの削除ができます。保管する情報と理由は「プライバシー」をご覧ください。',
  'faqs.unanswered': '回答が見つかりませんでしたか？',
  'faqs.ask': 'お問い合わせ',
  'help.lead': '回答を検索するか、お問い合わせください。',
  'help.search': '回答を検索',
  'help.found_other': '{{count}}件の回答',
  'help.none': '検索条件に一致する回答はありません。',
  'help.topics': 'トピック',
  'help.track_text': 'ご注文の状況を確認できます。',
  'help.shipping_text': '送料、お届け日数、関税について。',
  'help.returns_text': '30日間の返品と1年間の保証。',
  'help.sizes_text': '机、耳、バッグに合うサイズをご確認ください。',
  'help.account_text': '注文、特典、設定について。',
  'help.contact_text': 'スタッフが24時間お答えします。',
  'help.answers': 'よくある質問',
};
