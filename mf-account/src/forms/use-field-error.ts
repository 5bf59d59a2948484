import { useTexts } from '../use-texts.ts'

/** The text for the error code of a field. */
export function useFieldError(): (code: string | undefined) => string | undefined {
  const { t } = useTexts()
  return code => code && t(`personal.errors.${code}`)
}
