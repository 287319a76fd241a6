import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

/** Options and answers as the API carries them: objects that only the passkey libraries look into. */
type Json = Record<string, unknown>;

/** Returns whether the browser knows passkeys. They exist on https pages and localhost only. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Asks the user for a passkey. Rejects where they cancel, or the device has none. */
export async function askForPasskey(options: Json): Promise<Json & { id: string }> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  return toJson(await startAuthentication({ optionsJSON }));
}

/** Has the user create a passkey. Rejects where they cancel, or the device cannot. */
export async function createPasskey(options: Json): Promise<Json & { id: string }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  return toJson(await startRegistration({ optionsJSON }));
}

const toJson = (response: AuthenticationResponseJSON | RegistrationResponseJSON) => ({ ...response });
