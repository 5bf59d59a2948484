/** What a customer in Ukraine fills in; a test names only what matters to it. */
export function aRegistration(about: Record<string, unknown> = {}) {
  return {
    name: 'Олена',
    surname: 'Коваль',
    email: 'olena@example.com',
    phone: '+380671234567',
    birth_date: '11.05.1990',
    password: 'весна-26',
    consent: true,
    ...about,
  }
}
