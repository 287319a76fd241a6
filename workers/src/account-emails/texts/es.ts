import type { AccountEmailTexts } from './account-email-texts';

export const es: AccountEmailTexts = {
  'verify-email': {
    subject: 'Confirma tu dirección de correo',
    title: 'Confirma tu dirección de correo',
    text: 'Confirma que esta dirección de correo es tuya para recibir las novedades de tus pedidos y de tu cuenta.',
    link: 'Confirmar dirección',
    note: 'El enlace caduca en 7 días. Si no nos diste esta dirección, puedes ignorar este correo.',
  },
  'reset-password': {
    subject: 'Restablece tu contraseña',
    title: 'Restablece tu contraseña',
    text: 'Hemos recibido una solicitud para restablecer la contraseña de tu cuenta. Elige una nueva para volver a iniciar sesión.',
    link: 'Restablecer contraseña',
    note: 'El enlace funciona una sola vez y caduca en una hora. Si no lo has solicitado, puedes ignorar este correo: tu contraseña no cambiará.',
  },
  'password-changed': {
    subject: 'Tu contraseña ha cambiado',
    title: 'Tu contraseña ha cambiado',
    text: 'La contraseña de tu cuenta se acaba de cambiar y hemos cerrado la sesión en los demás dispositivos. Si has sido tú, no tienes que hacer nada.',
    link: 'Restablecer contraseña',
    note: 'Si no has sido tú, restablece tu contraseña ahora mismo y ponte en contacto con nosotros.',
  },
  'email-changed': {
    subject: 'Tu dirección de correo ha cambiado',
    title: 'Tu dirección de correo ha cambiado',
    text: 'La dirección de correo de tu cuenta ha cambiado y ya no recibirás sus mensajes aquí. Si has sido tú, no tienes que hacer nada.',
    link: 'Contactar',
    note: 'Si no has sido tú, ponte en contacto con nosotros ahora mismo: puede que otra persona tenga acceso a tu cuenta.',
  },
  'two-factor-on': {
    subject: 'Se ha activado la verificación en dos pasos',
    title: 'Se ha activado la verificación en dos pasos',
    text: 'Para iniciar sesión en tu cuenta ahora también hace falta un código o una llave de acceso, y se ha cerrado la sesión en los demás dispositivos. Si has hecho tú este cambio, no tienes que hacer nada.',
    link: 'Abrir la cuenta',
    note: 'Si no has hecho tú este cambio, restablece tu contraseña de inmediato y ponte en contacto con nosotros.',
  },
  'two-factor-off': {
    subject: 'Se ha desactivado la verificación en dos pasos',
    title: 'Se ha desactivado la verificación en dos pasos',
    text: 'Para iniciar sesión en tu cuenta vuelve a bastar la contraseña. Si has hecho o pedido tú este cambio, no tienes que hacer nada.',
    link: 'Abrir la cuenta',
    note: 'Si no has hecho tú este cambio, cambia tu contraseña de inmediato y vuelve a activar la verificación en dos pasos.',
  },
  'factor-added': {
    subject: 'Se ha añadido un segundo factor',
    title: 'Se ha añadido un segundo factor',
    text: 'Se ha añadido a tu cuenta una llave de acceso o una aplicación de autenticación, con la que ya se puede iniciar sesión. Si has hecho tú este cambio, no tienes que hacer nada.',
    link: 'Abrir la cuenta',
    note: 'Si no has hecho tú este cambio, restablece tu contraseña de inmediato y ponte en contacto con nosotros.',
  },
  'factor-removed': {
    subject: 'Se ha eliminado un segundo factor',
    title: 'Se ha eliminado un segundo factor',
    text: 'Se ha eliminado de tu cuenta una llave de acceso o una aplicación de autenticación, con la que ya no se puede iniciar sesión. Si has hecho tú este cambio, no tienes que hacer nada.',
    link: 'Abrir la cuenta',
    note: 'Si no has hecho tú este cambio, restablece tu contraseña de inmediato y ponte en contacto con nosotros.',
  },
  'recovery-codes-created': {
    subject: 'Tus códigos de recuperación han cambiado',
    title: 'Tus códigos de recuperación han cambiado',
    text: 'Se han creado nuevos códigos de recuperación para tu cuenta. Los anteriores ya no sirven. Si has hecho tú este cambio, no tienes que hacer nada.',
    link: 'Abrir la cuenta',
    note: 'Si no has hecho tú este cambio, restablece tu contraseña de inmediato y ponte en contacto con nosotros.',
  },
  'team-invitation': {
    subject: 'Invitación al equipo',
    title: 'Invitación al equipo',
    text: 'Te han invitado a ayudar a gestionar la tienda. Acepta la invitación para elegir tu nombre y tu contraseña.',
    link: 'Aceptar la invitación',
    note: 'Este enlace funciona una sola vez y caduca en 7 días. Si no lo esperabas, puedes ignorar este correo.',
  },
  'confirm-newsletter': {
    subject: 'Confirma tu suscripción',
    title: 'Confirma tu suscripción',
    text: 'Gracias por tu interés en nuestro boletín. Confirma tu suscripción para recibir por correo las novedades y nuestras mejores ofertas.',
    link: 'Confirmar suscripción',
    note: 'El enlace caduca en 30 días. Si no te has suscrito, puedes ignorar este correo. No volveremos a escribirte.',
  },
  'contact-received': {
    subject: (reference) => `Hemos recibido tu mensaje: ${reference}`,
    title: 'Gracias por escribirnos',
    text: (reference) =>
      `Hemos recibido tu mensaje y te responderemos lo antes posible. Si vuelves a escribirnos sobre lo mismo, indica la referencia ${reference}.`,
    message: 'Tu mensaje',
  },
  'contact-for-store': {
    subject: (reference, subject) => `Mensaje ${reference}: ${subject}`,
    title: 'Mensaje nuevo',
    text: (name, email) =>
      `${name} (${email}) ha enviado un mensaje a la tienda. Responde a este correo para contestar directamente.`,
    message: 'Mensaje',
    link: 'Abrir mensajes',
  },
  unsubscribe: 'Darse de baja',
  footer: (store) => `Recibes este correo porque esta dirección se ha usado en ${store}.`,
};
