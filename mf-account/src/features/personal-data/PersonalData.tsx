import type { CustomerView } from '@shop/contracts/customers/profile'
import { openPopup } from '@shop/shell/popup'
import { Button } from '@shop/ui-kit/Button'
import { Badge } from '@shop/ui-kit/page/Badge'
import { useState } from 'react'
import { Card, Facts } from '../../customer/Card.tsx'
import { drawPhone } from '../../customer/draw-phone.ts'
import { useTexts } from '../../use-texts.ts'
import css from './PersonalData.module.css'
import { PersonalDataForm } from './PersonalDataForm.tsx'

/** The customer's name and contact. The email is the name of the account; the phone is changed by proving another one. */
export function PersonalData({ customer }: { customer: CustomerView }) {
  const { t } = useTexts()
  const [isEdited, setEdited] = useState(false)
  const { name, surname, email, email_verified, phone, phone_verified, birth_date } = customer
  const isPhoneProven = phone !== null && phone_verified

  return (
    <Card
      title={t('personal.data.title')}
      edit={isEdited ? undefined : { label: t('personal.edit'), act: () => setEdited(true) }}
    >
      {isEdited ? (
        <PersonalDataForm customer={customer} onEnd={() => setEdited(false)} />
      ) : (
        <Facts
          facts={[
            { name: t('personal.data.name'), value: `${name} ${surname}` },
            { name: t('personal.data.birthDate'), value: birth_date ?? t('personal.data.noBirthDate') },
            {
              name: t('personal.data.email'),
              value: <Proof value={email} isProven={email_verified} />,
            },
            {
              name: t('personal.data.phone'),
              value: (
                <>
                  {phone ? <Proof value={drawPhone(phone)} isProven={phone_verified} /> : t('personal.data.noPhone')}
                  <Button
                    variant="text"
                    size="small"
                    className={css.act}
                    onClick={() => openPopup('confirm-phone', { phone: isPhoneProven ? null : phone })}
                  >
                    {t(isPhoneProven ? 'personal.data.changePhone' : 'personal.data.confirmPhone')}
                  </Button>
                </>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}

function Proof({ value, isProven }: { value: string; isProven: boolean }) {
  const { t } = useTexts()
  return (
    <span className={css.proof}>
      {value}{' '}
      <Badge tone={isProven ? 'success' : 'warn'}>{t(isProven ? 'personal.proven' : 'personal.unproven')}</Badge>
    </span>
  )
}
