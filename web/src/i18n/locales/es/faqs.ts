import type { Translation } from '../../messages';

export const faqs: Translation<'faqs'> = {
  'faqs.lead': 'Respuestas rápidas a las preguntas más frecuentes.',
  'faqs.group_payment': 'Pedidos y pago',
  'faqs.group_delivery': 'Envío',
  'faqs.group_returns': 'Devoluciones y garantía',
  'faqs.group_account': 'Cuenta y recompensas',
  'faqs.pay': '¿Cómo puedo pagar?',
  'faqs.pay_text':
    'Aceptamos todas las tarjetas principales. Stripe procesa el pago, así que nunca vemos tu número de tarjeta.',
  'faqs.safe': '¿Y si se corta la conexión mientras pago?',
  'faqs.safe_text': 'No se te cobrará dos veces. Si el pago se completó, recibirás un correo de confirmación.',
  'faqs.currency': '¿En qué moneda se cobra?',
  'faqs.currency_text':
    'En {{charged}}. Los precios en otras monedas son estimaciones al tipo de cambio y la fecha indicados.',
  'faqs.change': '¿Puedo cambiar o cancelar un pedido?',
  'faqs.change_text':
    'Sí, hasta que se envíe. Escríbenos con tu número de pedido. Los pedidos cancelados se reembolsan por completo.',
  'faqs.cost': '¿Cuánto cuesta el envío?',
  'faqs.cost_text': 'El envío es gratis a todo el mundo.',
  'faqs.long': '¿Cuánto tarda el envío?',
  'faqs.long_text': 'Entre 2 y 14 días laborables, según la región. Consulta los plazos en Información de envío.',
  'faqs.where': '¿Dónde está mi pedido?',
  'faqs.where_text':
    'Usa Seguir pedido con tu número de pedido y tu correo. Si tienes cuenta, también lo verás en Mi cuenta.',
  'faqs.return': '¿Puedo devolver un producto?',
  'faqs.return_text':
    'Sí, en un plazo de 30 días y por cualquier motivo. Recuperas todo tu dinero y nosotros pagamos la devolución.',
  'faqs.broken': '¿Y si un producto se estropea?',
  'faqs.broken_text':
    'Cada producto tiene 1 año de garantía. Escríbenos con tu número de pedido y gestionamos la reparación o el cambio.',
  'faqs.account': '¿Necesito una cuenta?',
  'faqs.account_text':
    'No. Con una cuenta puedes ver tus pedidos, acumular puntos y dejar reseñas de lo que compraste.',
  'faqs.points': '¿Cómo funcionan los puntos?',
  'faqs.points_text':
    'Ganas 1 punto por cada {{unit}} que pagas. 1000 puntos son {{reward}} de descuento. Canjéalos en Mi cuenta, Recompensas.',
  'faqs.password': 'He olvidado mi contraseña',
  'faqs.password_text': 'Usa el enlace de la página de inicio de sesión. Te enviaremos un correo para elegir otra.',
  'faqs.erase': '¿Cómo elimino mis datos?',
  'faqs.erase_text':
    'En Mi cuenta, Ajustes, puedes exportar tus datos o eliminar tu cuenta. La página de privacidad explica qué conservamos y por qué.',
  'faqs.unanswered': '¿No encuentras tu respuesta?',
  'faqs.ask': 'Contacta con nosotros',
  'help.lead': 'Encuentra una respuesta o escríbenos.',
  'help.search': 'Buscar respuestas',
  'help.found_one': '{{count}} respuesta',
  'help.found_other': '{{count}} respuestas',
  'help.none': 'Ninguna respuesta coincide con tu búsqueda.',
  'help.topics': 'Temas',
  'help.track_text': 'Consulta el estado de tu pedido.',
  'help.shipping_text': 'Costes, plazos y aduanas.',
  'help.returns_text': '30 días para devolver y 1 año de garantía.',
  'help.sizes_text': 'Comprueba que encaja en tu mesa, tu oído o tu bolsa.',
  'help.account_text': 'Pedidos, recompensas y ajustes.',
  'help.contact_text': 'Te responde una persona, las 24 horas.',
  'help.answers': 'Preguntas frecuentes',
};
