import { html } from './html';

/** Dark colors for the email clients that read a style sheet. Inline styles give every client the light ones. */
export const darkStyles = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .canvas { background: #0f1412 !important; }
    .card { background: #171e1b !important; border-color: #2c3732 !important; }
    .ink { color: #edf2ef !important; }
    .muted { color: #a5b3ac !important; }
    .line { border-color: #2c3732 !important; }
    .brand { color: #63d2b3 !important; }
    .button { background: #63d2b3 !important; color: #06251d !important; }
  }`;
export const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;";
export const ink = `${font}color:#16211d;font-size:16px;line-height:1.55;`;
export const muted = `${font}color:#55615b;font-size:14px;line-height:1.5;`;
export const rule = 'border-top:1px solid #e5e1d7;';
export const plainTable = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;
export const button = `${font}display:inline-block;background:#0e5b4b;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none;padding:12px 22px;border-radius:10px;`;
