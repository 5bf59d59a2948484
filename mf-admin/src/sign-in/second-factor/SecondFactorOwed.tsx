import { useEffect, useState } from 'react'
import { ModalDialog } from '../../components/ModalDialog.tsx'
import { renewAnswers, signOut, useStaffMember } from '../../session/session.ts'
import { useTexts } from '../../use-texts.ts'
import { SecondFactorSetUp } from './SecondFactorSetUp.tsx'

/** Where the second factor is required and missing nothing else answers: it is set up over the page. */
export function SecondFactorOwed() {
  const { t } = useTexts()
  const { member } = useStaffMember()
  const isOwed = member?.second_factor === 'owed'
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isOwed) setOpen(true)
  }, [isOwed])
  if (!isOpen) return null

  const finish = () => {
    setOpen(false)
    void renewAnswers()
  }
  return (
    <ModalDialog
      title={t('secondFactor.owed')}
      closeLabel={t('signIn.leave')}
      onClose={() => {
        setOpen(false)
        void signOut()
      }}
    >
      <SecondFactorSetUp onDone={finish} />
    </ModalDialog>
  )
}
