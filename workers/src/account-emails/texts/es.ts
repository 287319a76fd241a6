import type { AccountEmailTexts } from './account-email-texts';

export const es: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirma tu dirección de correo',
    title: 'Confirma tu dirección de correo',
    text: '¡Qué bien tenerte con nosotros! Confirma que esta dirección es tuya para que te lleguen las novedades de tus pedidos y de tu cuenta.',
    link: 'Confirmar dirección',
    note: 'El enlace es válido durante 7 días. Si no nos diste esta dirección, ignora este correo.',
  },
  'reset-password': {
    subject: 'Elige una nueva contraseña',
    title: 'Elige una nueva contraseña',
    text: 'Has pedido una nueva contraseña. Elígela aquí y volverás a entrar en tu cuenta.',
    link: 'Elegir contraseña',
    note: 'El enlace funciona una sola vez y durante una hora. Si no lo has pedido, ignora este correo: tu contraseña no cambia.',
  },
  'password-changed': {
    subject: 'Tu contraseña ha cambiado',
    title: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta se acaba de cambiar y hemos cerrado la sesión en los demás dispositivos. Si has sido tú, no tienes que hacer nada.',
    link: 'Elegir otra contraseña',
    note: 'Si no has sido tú, elige otra contraseña ahora mismo y escríbenos.',
  },
  'email-changed': {
    subject: 'Tu dirección de correo ha cambiado',
    title: 'Tu dirección de correo ha cambiado',
    text: 'Tu cuenta tiene ahora otra dirección de correo y sus mensajes ya no llegarán aquí. Si has sido tú, no tienes que hacer nada.',
    link: 'Escribirnos',
    note: 'Si no has sido tú, escríbenos ahora mismo: puede que otra persona haya entrado en tu cuenta.',
  },
  'confirm-newsletter': {
    subject: 'Confirma tu suscripción',
    title: 'Solo un clic más',
    text: 'Gracias por tu interés en nuestro boletín. Confirma tu suscripción y recibirás las novedades y nuestras mejores ofertas.',
    link: 'Confirmar suscripción',
    note: 'El enlace es válido durante 30 días. Si no has pedido el boletín, ignora este correo y no volverás a saber de él.',
  },
  'contact-received': {
    subject: (reference) => `Hemos recibido tu mensaje: ${reference}`,
    title: 'Gracias por escribirnos',
    text: (reference) =>
      `Tu mensaje nos ha llegado y te responderemos lo antes posible. Si vuelves a escribirnos sobre lo mismo, indica la referencia ${reference}.`,
    message: 'Tu mensaje',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Mensaje ${reference}: ${subject}`,
    title: 'Un mensaje nuevo',
    text: (name, email) =>
      `${name} (${email}) ha escrito a la tienda. Si respondes a este correo, le llegará directamente.`,
    message: 'Mensaje',
    link: 'Abrir mensajes',
  },
  unsubscribe: 'Darse de baja',
  footer: (store) => `Recibes este correo porque esta dirección se ha usado en ${store}.`,
};
