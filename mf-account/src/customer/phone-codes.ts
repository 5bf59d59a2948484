import { useTexts } from '../use-texts.ts'

const dials = ['380', '48', '49', '420', '44', '1', ''] as const

/** Ukraine, where its people are now, and everybody else. */
export function usePhoneCodes(): { dial: string; name: string }[] {
  const { t } = useTexts()
  return dials.map(dial => ({ dial, name: t(dial ? `phone.codes.${dial}` : 'phone.codes.other') }))
}
