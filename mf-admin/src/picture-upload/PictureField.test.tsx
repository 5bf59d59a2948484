import { call } from '@shop/api-client/call'
import { ShopError } from '@shop/contracts/errors'
import { staffLoginEndpoint } from '@shop/contracts/staff/staff'
import { $staffSession } from '@shop/shell/session'
import { $unsaved } from '@shop/shell/unsaved'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { showPage } from '../../test/show-page.tsx'
import { SignInAgain } from '../sign-in/SignInAgain.tsx'
import { inspectFile } from './inspect-file.ts'
import { PictureField } from './PictureField.tsx'
import { sendPicture } from './send-picture.ts'

jest.mock('@shop/api-client/call', () => ({ call: jest.fn() }))
jest.mock('./send-picture.ts', () => ({ sendPicture: jest.fn() }))
jest.mock('./inspect-file.ts', () => ({ inspectFile: jest.fn() }))
const send = jest.mocked(sendPicture)
const look = jest.mocked(inspectFile)

const photo = new File(['pixels'], 'dress.jpg', { type: 'image/jpeg' })
const picture = { name: 'up-1', width: 900, height: 1200, placeholder: 'data:image/webp;' }
const choose = (file = photo) =>
  userEvent.upload(screen.getByLabelText(/Завантажити фото|Замінити фото/), file, { applyAccept: false })

function Form() {
  const [name, setName] = useState<string | null>(null)
  return (
    <>
      <PictureField label="Фото слайда" value={name} onChange={setName} optional />
      <SignInAgain />
    </>
  )
}

function open() {
  send.mockReset().mockResolvedValue(picture)
  look.mockReset().mockResolvedValue({ preview: 'data:image/jpeg;', problem: null })
  showPage(<Form />, '/admin/bundles')
}

test('a picture that has arrived is shown, and can be taken out again', async () => {
  open()
  await choose()

  expect(await screen.findByRole('img', { name: 'Фото слайда: вибране фото' })).toHaveAttribute(
    'src',
    '/images/up-1/320.webp',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Прибрати фото' }))
  await waitFor(() => expect(screen.queryByRole('img', { name: /вибране/ })).not.toBeInTheDocument())
})

test('a file that cannot be taken says why, is not sent, and stays until it is dismissed', async () => {
  open()
  const problem = { code: 'picture_too_small', details: { width: 300, min: 800 } } as const
  look.mockResolvedValue({ preview: null, problem })
  await choose()

  expect(await screen.findByText(/300 пікселів завширшки, потрібно щонайменше 800/)).toBeVisible()
  expect(send).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Прибрати зі списку: dress.jpg' }))
  await waitFor(() => expect(screen.queryByText('dress.jpg')).not.toBeInTheDocument())
})

test('an upload shows how far it is, leaving asks first, and it can be cancelled', async () => {
  open()
  let cancelled = false
  send.mockImplementation((_, { onProgress, signal }) => {
    onProgress(0.4)
    signal.addEventListener('abort', () => {
      cancelled = true
    })
    return new Promise(() => {})
  })
  await choose()

  expect(await screen.findByText('40 %')).toBeVisible()
  expect($unsaved.get()).toBe(1)
  await userEvent.click(screen.getByRole('button', { name: 'Скасувати завантаження: dress.jpg' }))
  await waitFor(() => expect($unsaved.get()).toBe(0))
  expect(cancelled).toBe(true)
})

test('an upload that failed on the way is sent once more', async () => {
  open()
  send.mockRejectedValueOnce(new ShopError('storage_unavailable'))
  await choose()

  expect(await screen.findByText(/Сховище фото зараз не відповідає/)).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Спробувати ще раз: dress.jpg' }))
  expect(await screen.findByRole('img', { name: 'Фото слайда: вибране фото' })).toBeVisible()
})

test('when the session ends during an upload the password is asked for over the page, and the upload goes on', async () => {
  open()
  $staffSession.set('signed-in')
  const staff = { login: 'olha', role: 'content', rights: ['content'], second_factor: 'off' }
  jest.mocked(call).mockImplementation(async endpoint => (endpoint === staffLoginEndpoint ? { staff } : {}))
  send.mockRejectedValueOnce(new ShopError('not_authenticated'))
  await choose()

  const dialog = await screen.findByRole('dialog', { name: 'Увійдіть знову' })
  expect($staffSession.get()).toBe('signed-in')
  await userEvent.type(within(dialog).getByLabelText('Логін'), 'olha')
  await userEvent.type(within(dialog).getByLabelText('Пароль'), 'twelve letters')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Увійти' }))

  expect(await screen.findByRole('img', { name: 'Фото слайда: вибране фото' })).toBeVisible()
  expect(send).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})
