/** Signs in the demonstration's staff account and returns the cookies of its session. */
export async function signInStaff(store: string): Promise<string> {
  const reply = await fetch(`${store}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'staff@example.com', password: 'demo-password' }),
  });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status}`);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';')[0]);
  return cookies.join('; ');
}
