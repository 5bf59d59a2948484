import { usePageMeta } from '@shop/shell/page-meta'
import { SignIn } from '../features/sign-in/SignIn.tsx'
import { useTexts } from '../use-texts.ts'

export function LoginPage() {
  const { t } = useTexts()
  usePageMeta({ title: t('signIn.pageTitle') })
  return <SignIn />
}
