import { startDoor } from './start-door.ts'

await startDoor()
