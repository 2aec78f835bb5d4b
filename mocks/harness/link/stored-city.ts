/** The slug of the city in the console's storage. The console also reads a plain slug. */
export function storedCity(text: string | null): string | null {
  if (text === null || text === '') return null;
  try {
    const city: unknown = JSON.parse(text);
    return typeof city === 'object' && city !== null && 'name' in city ? String(city.name) : null;
  } catch {
    return text;
  }
}
