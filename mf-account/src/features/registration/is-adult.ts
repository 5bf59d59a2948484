const ADULT_YEARS = 18

/** Is a date of birth, 'dd.mm.yyyy', eighteen years ago? What is no date yet, is not judged here. */
export function isAdult(written: string, today: Date): boolean {
  const [day, month, year] = written.split('.').map(Number)
  if (!day || !month || !year || year < 1000) return true
  return new Date(year + ADULT_YEARS, month - 1, day) <= today
}
