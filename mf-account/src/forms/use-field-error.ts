import { useTexts } from '../use-texts.ts'

/** The words for the code of a wrong field. */
export function useFieldError(): (code: string | undefined) => string | undefined {
  const { t } = useTexts()
  return code => code && t(`personal.errors.${code}`)
}
