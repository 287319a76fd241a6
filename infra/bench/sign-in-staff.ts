/** The account of the demonstration that may see every order. */
const staff = { email: 'staff@example.com', password: 'demo-password' };

/** Signs in the demonstration's staff account and returns the cookies of its session, as a request sends them. */
export async function signInStaff(store: string): Promise<string> {
  const reply = await fetch(`${store}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status}`);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}
