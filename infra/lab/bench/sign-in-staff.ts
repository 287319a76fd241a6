/** The account of the demonstration that may see every order. */
const staff = { email: 'staff@example.com', password: 'demo-password' };

/** Signs in the demonstration's staff account and returns the cookies of its session, as a request sends them. */
export async function signInStaff(store: string): Promise<string> {
  const response = await fetch(`${store}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staff),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status}`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}
