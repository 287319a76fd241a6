import type { Problem } from './card-format';

export interface Texts {
  card: string;
  number: string;
  expiry: string;
  expiryHint: string;
  cvc: string;
  cvcHint: string;
  country: string;
  postalCode: string;
  testMode: string;
  bank: string;
  routingNumber: string;
  accountNumber: string;
  wallet: string;
  methods: string;
  problems: Record<Problem | 'incomplete_bank', string>;
}

const en: Texts = {
  card: 'Card',
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YY',
  cvc: 'Security code',
  cvcHint: 'CVC',
  country: 'Country',
  postalCode: 'ZIP code',
  testMode: 'Test mode: no real card is charged. Try 4242 4242 4242 4242.',
  bank: 'US bank account',
  routingNumber: 'Routing number',
  accountNumber: 'Account number',
  wallet: 'After submission, you will be redirected to securely complete next steps.',
  methods: 'Payment method',
  problems: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is invalid.',
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month: "Your card's expiration month is invalid.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
    incomplete_bank: 'Your bank account details are incomplete.',
  },
};

const es: Texts = {
  card: 'Tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Fecha de caducidad',
  expiryHint: 'MM / AA',
  cvc: 'Código de seguridad',
  cvcHint: 'CVC',
  country: 'País',
  postalCode: 'Código postal',
  testMode: 'Modo de prueba: no se cobra ninguna tarjeta real. Pruebe 4242 4242 4242 4242.',
  bank: 'Cuenta bancaria de EE. UU.',
  routingNumber: 'Número de ruta',
  accountNumber: 'Número de cuenta',
  wallet: 'Después de enviar, se le redirigirá para completar los siguientes pasos de forma segura.',
  methods: 'Método de pago',
  problems: {
    incomplete_number: 'El número de tarjeta está incompleto.',
    invalid_number: 'El número de tarjeta no es válido.',
    incomplete_expiry: 'La fecha de caducidad de la tarjeta está incompleta.',
    invalid_expiry_month: 'El mes de caducidad de la tarjeta no es válido.',
    invalid_expiry_year_past: 'El año de caducidad de la tarjeta ya ha pasado.',
    incomplete_cvc: 'El código de seguridad de la tarjeta está incompleto.',
    incomplete_bank: 'Los datos de la cuenta bancaria están incompletos.',
  },
};

const fr: Texts = {
  card: 'Carte bancaire',
  number: 'Numéro de carte',
  expiry: "Date d'expiration",
  expiryHint: 'MM / AA',
  cvc: 'Code de sécurité',
  cvcHint: 'CVC',
  country: 'Pays',
  postalCode: 'Code postal',
  testMode: 'Mode test : aucune carte réelle n’est débitée. Essayez 4242 4242 4242 4242.',
  bank: 'Compte bancaire américain',
  routingNumber: 'Numéro de routage',
  accountNumber: 'Numéro de compte',
  wallet: 'Après validation, vous serez redirigé pour terminer les étapes suivantes en toute sécurité.',
  methods: 'Moyen de paiement',
  problems: {
    incomplete_number: 'Votre numéro de carte est incomplet.',
    invalid_number: "Votre numéro de carte n'est pas valide.",
    incomplete_expiry: "La date d'expiration de votre carte est incomplète.",
    invalid_expiry_month: "Le mois d'expiration de votre carte n'est pas valide.",
    invalid_expiry_year_past: "L'année d'expiration de votre carte est passée.",
    incomplete_cvc: 'Le code de sécurité de votre carte est incomplet.',
    incomplete_bank: 'Vos coordonnées bancaires sont incomplètes.',
  },
};

const de: Texts = {
  card: 'Karte',
  number: 'Kartennummer',
  expiry: 'Ablaufdatum',
  expiryHint: 'MM / JJ',
  cvc: 'Sicherheitscode',
  cvcHint: 'CVC',
  country: 'Land',
  postalCode: 'Postleitzahl',
  testMode: 'Testmodus: Keine echte Karte wird belastet. Versuchen Sie 4242 4242 4242 4242.',
  bank: 'US-Bankkonto',
  routingNumber: 'Routing-Nummer',
  accountNumber: 'Kontonummer',
  wallet: 'Nach dem Absenden werden Sie zum sicheren Abschluss weitergeleitet.',
  methods: 'Zahlungsmethode',
  problems: {
    incomplete_number: 'Die Kartennummer ist unvollständig.',
    invalid_number: 'Die Kartennummer ist ungültig.',
    incomplete_expiry: 'Das Ablaufdatum Ihrer Karte ist unvollständig.',
    invalid_expiry_month: 'Der Ablaufmonat Ihrer Karte ist ungültig.',
    invalid_expiry_year_past: 'Das Ablaufjahr Ihrer Karte liegt in der Vergangenheit.',
    incomplete_cvc: 'Der Sicherheitscode Ihrer Karte ist unvollständig.',
    incomplete_bank: 'Ihre Kontodaten sind unvollständig.',
  },
};

const pt: Texts = {
  card: 'Cartão',
  number: 'Número do cartão',
  expiry: 'Data de validade',
  expiryHint: 'MM / AA',
  cvc: 'Código de segurança',
  cvcHint: 'CVC',
  country: 'País',
  postalCode: 'Código postal',
  testMode: 'Modo de teste: nenhum cartão real é cobrado. Use 4242 4242 4242 4242.',
  bank: 'Conta bancária dos EUA',
  routingNumber: 'Número de roteamento',
  accountNumber: 'Número da conta',
  wallet: 'Após o envio, você será redirecionado para concluir as próximas etapas com segurança.',
  methods: 'Forma de pagamento',
  problems: {
    incomplete_number: 'O número do cartão está incompleto.',
    invalid_number: 'O número do cartão é inválido.',
    incomplete_expiry: 'A data de validade do cartão está incompleta.',
    invalid_expiry_month: 'O mês de validade do cartão é inválido.',
    invalid_expiry_year_past: 'O ano de validade do cartão já passou.',
    incomplete_cvc: 'O código de segurança do cartão está incompleto.',
    incomplete_bank: 'Os dados da conta bancária estão incompletos.',
  },
};

const zh: Texts = {
  card: '银行卡',
  number: '卡号',
  expiry: '有效期',
  expiryHint: '月 / 年',
  cvc: '安全码',
  cvcHint: 'CVC',
  country: '国家或地区',
  postalCode: '邮政编码',
  testMode: '测试模式：不会对真实银行卡扣款。可使用 4242 4242 4242 4242。',
  bank: '美国银行账户',
  routingNumber: '路由号码',
  accountNumber: '账号',
  wallet: '提交后，您将被重定向以安全地完成后续步骤。',
  methods: '支付方式',
  problems: {
    incomplete_number: '您的卡号不完整。',
    invalid_number: '您的卡号无效。',
    incomplete_expiry: '您的卡有效期不完整。',
    invalid_expiry_month: '您的卡到期月份无效。',
    invalid_expiry_year_past: '您的卡已过期。',
    incomplete_cvc: '您的卡安全码不完整。',
    incomplete_bank: '您的银行账户信息不完整。',
  },
};

const ja: Texts = {
  card: 'カード',
  number: 'カード番号',
  expiry: '有効期限',
  expiryHint: '月 / 年',
  cvc: 'セキュリティコード',
  cvcHint: 'CVC',
  country: '国',
  postalCode: '郵便番号',
  testMode: 'テストモード：実際のカードには請求されません。4242 4242 4242 4242 をお試しください。',
  bank: '米国の銀行口座',
  routingNumber: 'ルーティング番号',
  accountNumber: '口座番号',
  wallet: '送信後、次の手順を安全に完了するためにリダイレクトされます。',
  methods: '支払い方法',
  problems: {
    incomplete_number: 'カード番号に不備があります。',
    invalid_number: 'カード番号が無効です。',
    incomplete_expiry: 'カードの有効期限に不備があります。',
    invalid_expiry_month: 'カードの有効期限の月が無効です。',
    invalid_expiry_year_past: 'カードの有効期限が切れています。',
    incomplete_cvc: 'カードのセキュリティコードに不備があります。',
    incomplete_bank: '銀行口座の情報に不備があります。',
  },
};

const ar: Texts = {
  card: 'بطاقة',
  number: 'رقم البطاقة',
  expiry: 'تاريخ انتهاء الصلاحية',
  expiryHint: 'شهر / سنة',
  cvc: 'رمز الأمان',
  cvcHint: 'CVC',
  country: 'البلد',
  postalCode: 'الرمز البريدي',
  testMode: 'وضع الاختبار: لن يتم الخصم من أي بطاقة حقيقية. جرّب \u20664242 4242 4242 4242\u2069.',
  bank: 'حساب مصرفي أمريكي',
  routingNumber: 'رقم التوجيه',
  accountNumber: 'رقم الحساب',
  wallet: 'بعد الإرسال، ستتم إعادة توجيهك لإكمال الخطوات التالية بأمان.',
  methods: 'طريقة الدفع',
  problems: {
    incomplete_number: 'رقم بطاقتك غير مكتمل.',
    invalid_number: 'رقم بطاقتك غير صالح.',
    incomplete_expiry: 'تاريخ انتهاء صلاحية بطاقتك غير مكتمل.',
    invalid_expiry_month: 'شهر انتهاء صلاحية بطاقتك غير صالح.',
    invalid_expiry_year_past: 'سنة انتهاء صلاحية بطاقتك قد مضت.',
    incomplete_cvc: 'رمز أمان بطاقتك غير مكتمل.',
    incomplete_bank: 'بيانات حسابك المصرفي غير مكتملة.',
  },
};

const all: Record<string, Texts> = { en, es, fr, de, pt, zh, ja, ar };

/** `auto` follows the browser; a language that is not here falls back to English, as Stripe's do. */
export function textsFor(locale: string): { language: string; texts: Texts; direction: 'ltr' | 'rtl' } {
  const wanted = (locale === 'auto' ? navigator.language : locale).slice(0, 2).toLowerCase();
  const language = wanted in all ? wanted : 'en';
  return { language, texts: all[language] ?? en, direction: language === 'ar' ? 'rtl' : 'ltr' };
}
