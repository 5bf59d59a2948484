import type { ResultOf } from '@shop/contracts/endpoint'
import {
  LONGEST_EMAIL,
  LONGEST_SMS,
  LONGEST_SUBJECT,
  type MessageChannel,
  type MessageTemplate,
  messageDraftsEndpoint,
  sendMessageEndpoint,
} from '@shop/contracts/staff/orders/order-messages'
import { notify } from '@shop/shell/notices'
import { Notice } from '@shop/ui-kit/feedback/Notice'
import { Select } from '@shop/ui-kit/fields/Select'
import { TextArea } from '@shop/ui-kit/fields/TextArea'
import { TextField } from '@shop/ui-kit/fields/TextField'
import { Skeleton } from '@shop/ui-kit/Skeleton'
import { ActionFrame } from '../../../components/ActionFrame.tsx'
import { Failure } from '../../../components/Failure.tsx'
import { obligatory, problemText } from '../../../forms/problem-text.ts'
import { useRequestKey } from '../../../session/use-request-key.ts'
import { useStaffCall } from '../../../session/use-staff-call.ts'
import { useStaffEndpoint } from '../../../session/use-staff-endpoint.ts'
import { useTexts } from '../../../use-texts.ts'
import { showOrder } from '../show-order.ts'
import { type FirstChoice, useMessageDraft } from './use-message-draft.ts'

type FormProps = { number: string; title: string; first: FirstChoice; onClose: () => void }

/** A message by a template, filled in in the customer's language; staff edit it before it goes out. */
export function MessageForm({ number, ...props }: FormProps) {
  const { t } = useTexts()
  const asked = useStaffEndpoint(messageDraftsEndpoint, { params: { number } }, { staleTime: 0 })
  const { data, error } = asked
  if (!data && error)
    return (
      <Failure
        error={error}
        title={t('message.failed')}
        isRetrying={asked.isFetching}
        onRetry={() => asked.refetch()}
      />
    )
  if (!data) return <Skeleton />
  if (!data.email && !data.phone) return <Notice tone="warn">{t('message.nowhere')}</Notice>
  return <Fields number={number} offered={data} {...props} />
}

function Fields({
  number,
  offered,
  title,
  first,
  onClose,
}: FormProps & { offered: ResultOf<typeof messageDraftsEndpoint> }) {
  const { t } = useTexts()
  const { ask, follow, isBusy, refusal } = useStaffCall()
  // A message that is sent once more because an answer was lost is the same message.
  const { headers, renewIfAnswered: onRefused } = useRequestKey()
  const { channel, setChannel, template, setTemplate, words, write, body } = useMessageDraft(offered, first)
  const { email, phone, left, drafts, locale } = offered
  const params = { number }
  const errorOf = (field: string, label?: string) => problemText(t, refusal, field, { obligatory: label })

  async function send() {
    const sent = await ask(sendMessageEndpoint, { params, body }, { headers, onRefused })
    if (!sent) return
    showOrder(sent.order)
    notify(t(`message.sent.${channel}`), { tone: 'success' })
    onClose()
  }
  const type = (part: Partial<typeof words>) => {
    write(part)
    follow({ params, body: { ...body, ...part } })
  }
  return (
    <ActionFrame
      title={title}
      about={t(`message.language.${locale}`)}
      confirmLabel={t('message.send')}
      isBusy={isBusy}
      refusal={refusal}
      fields={['channel', 'template', 'subject', 'text']}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      <Select
        label={t('message.channel')}
        options={[
          { value: 'email', label: email ? t('message.toEmail', { email }) : t('message.noEmail'), disabled: !email },
          { value: 'sms', label: phone ? t('message.toPhone', { phone }) : t('message.noPhone'), disabled: !phone },
        ]}
        value={channel}
        error={errorOf('channel')}
        hint={t('message.left', { count: left[channel] })}
        onChange={event => setChannel(event.currentTarget.value as MessageChannel)}
      />
      <Select
        label={t('message.template')}
        options={drafts.map(draft => ({ value: draft.template, label: t(`message.templates.${draft.template}`) }))}
        value={template}
        error={errorOf('template')}
        onChange={event => setTemplate(event.currentTarget.value as MessageTemplate)}
      />
      {channel === 'email' && (
        <TextField
          {...obligatory(errorOf, 'subject', t('message.subject'))}
          maxLength={LONGEST_SUBJECT}
          value={words.subject}
          onChange={event => type({ subject: event.currentTarget.value })}
        />
      )}
      <TextArea
        {...obligatory(errorOf, 'text', t('message.text'))}
        rows={channel === 'email' ? 8 : 4}
        maxLength={channel === 'email' ? LONGEST_EMAIL : LONGEST_SMS}
        hint={channel === 'sms' ? t('message.length', { count: words.text.length, most: LONGEST_SMS }) : undefined}
        value={words.text}
        onChange={event => type({ text: event.currentTarget.value })}
      />
    </ActionFrame>
  )
}
