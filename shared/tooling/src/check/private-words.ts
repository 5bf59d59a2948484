import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Names and texts that had a plainer word: an identifier is looked for as a whole one, a phrase as it stands. */
export const formerNames: readonly string[] = [
  'tellAct',
  'tellPurchase',
  'tellSubscriber',
  'pushAct',
  'ActLine',
  'PURCHASES_TO_TELL',
  'pieceCount',
  'ToldWish',
  'toldWishSchema',
  'toldArticles',
  'orderPartSchema',
  'HopelessEffect',
  'lookPrice',
  'wayToAutomatic',
  'StaffStep',
  'staffStepSchema',
  'internalStepEndpoint',
  'holdStockEndpoint',
  'extendHoldEndpoint',
  'putBackStockEndpoint',
  'aCart',
  'aStaffOrder',
  'aFullOrder',
  'QueryWords',
  'runAlone',
  'hungUp',
  'callsEndHere',
  'refuseStrangers',
  'refuseOddRequests',
  'endGently',
  'MailCarrier',
  'createSmtpCarrier',
  'receiveWord',
  'applyWord',
  'hearWord',
  'heardWord',
  'StrayWords',
  'GatewayWord',
  'SandboxWord',
  'LetterName',
  'letterTexts',
  'writeLetter',
  'sendLetter',
  'LookCard',
  'groupByLook',
  'waysFrom',
  'waysIn',
  'letIn',
  'holdStock',
  'putBackStock',
  'tellOfFailure',
  'TrueAnswer',
  'OrderName',
  'noneTogether',
  'noteTurn',
  'noteSaid',
  'setWords',
  'askAbout',
  'askIfDue',
  'askDue',
  'painters',
  'paintedProduct',
  'standIns',
  'keptCategoriesEndpoint',
  'whenAway',
  'ShopOfItsOwn',
  'startShopOfItsOwn',
  'isAudited',
  'Take to work',
  'Pieces came',
  'Letters that did not arrive',
  'Paid mark taken away',
  'Every piece has found an owner',
]

const NEAR_THE_LIST = /(^|\/)(private-words(\.test)?\.ts|glossary\.md)$/
const READ = ['*.ts', '*.tsx', '*.md', '*/locales/*.json']

/** Where a former name has come back, as file:line. */
export function returnedNames(root: string): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z', '--', ...READ], { cwd: root, encoding: 'utf8' }).split('\0')
  return tracked
    .filter(file => file !== '' && !NEAR_THE_LIST.test(file) && existsSync(path.join(root, file)))
    .flatMap(file => formerNamesIn(file, readFileSync(path.join(root, file), 'utf8')))
}

export function formerNamesIn(file: string, text: string, names = formerNames): string[] {
  const patterns = names.map(name => ({ name, pattern: asWritten(name) }))
  return text
    .split('\n')
    .flatMap((line, place) =>
      patterns.filter(({ pattern }) => pattern.test(line)).map(({ name }) => `${file}:${place + 1}: ${name}`),
    )
}

function asWritten(name: string): RegExp {
  return /^\w+$/.test(name) ? new RegExp(`\\b${name}\\b`) : new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
