import {
  type CustomerContacts,
  openContactsEndpoint,
  type StaffCustomer,
} from '@shop/contracts/staff/customers/staff-customers'
import { useFormat } from '@shop/shell/format'
import { Button } from '@shop/ui-kit/Button'
import { useState } from 'react'
import { Facts } from '../../components/Facts.tsx'
import { Refused } from '../../components/Refused.tsx'
import { useStaffCall } from '../../session/use-staff-call.ts'
import { useTexts } from '../../use-texts.ts'
import { BirthDate } from './BirthDate.tsx'
import css from './Customer.module.css'

/** Phone, email, birth date and addresses: masked until somebody asks to see them, which the audit log keeps. */
export function Contacts({ customer }: { customer: StaffCustomer }) {
  const { t } = useTexts()
  const { text } = useFormat()
  const { ask, isBusy, refusal } = useStaffCall()
  const [opened, setOpened] = useState<CustomerContacts | null>(null)
  const { id, kind, masked_phone, masked_email, phone_verified, email_verified, has_birth_date, addresses } = customer

  async function open() {
    const answer = await ask(openContactsEndpoint, { params: { id }, body: {} })
    if (answer) setOpened(answer.contacts)
  }
  const phone = opened?.phone ? <a href={`tel:${opened.phone}`}>{opened.phone}</a> : masked_phone
  const email = opened ? <a href={`mailto:${opened.email}`}>{opened.email}</a> : masked_email
  return (
    <>
      <Facts
        facts={[
          {
            name: t('columns.phone'),
            value: phone ? (
              <>
                {phone} <Proof isProven={phone_verified} />
              </>
            ) : (
              '—'
            ),
          },
          {
            name: t('order.email'),
            value: (
              <>
                {email} <Proof isProven={email_verified} />
              </>
            ),
          },
          {
            name: t('customer.birthDate'),
            value: opened ? (opened.birth_date ?? '—') : t(has_birth_date ? 'customer.masked' : 'customer.notGiven'),
          },
          {
            name: t('customer.addresses'),
            value:
              opened && opened.addresses.length > 0 ? (
                <ul className={css.addresses}>
                  {opened.addresses.map(address => (
                    <li key={`${address.used_at} ${address.text.uk}`}>{text(address.text)}</li>
                  ))}
                </ul>
              ) : (
                String(addresses)
              ),
          },
        ]}
      />
      <div aria-live="polite">
        {opened ? (
          <p className={css.quiet}>{t('customer.openedNote')}</p>
        ) : (
          <>
            <Button variant="outline" size="small" busy={isBusy} onClick={() => void open()}>
              {t('customer.open')}
            </Button>
            <p className={css.quiet}>{t('customer.openNote')}</p>
          </>
        )}
        <Refused refusal={refusal} />
      </div>
      {kind === 'account' && (
        <BirthDate
          id={id}
          known={opened?.birth_date ?? null}
          onChanged={birth_date => setOpened(contacts => contacts && { ...contacts, birth_date })}
        />
      )}
    </>
  )
}

function Proof({ isProven }: { isProven: boolean }) {
  const { t } = useTexts()
  return <span className={css.quiet}>{t(isProven ? 'customer.proven' : 'customer.unproven')}</span>
}
