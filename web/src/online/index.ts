import './online.css';

// What only online play needs: loaded when a page or a dialog asks for it.
export { Account } from '../pages/Account';
export { Lobby } from '../pages/Lobby';
export { Player } from '../pages/Player';
export { Room } from '../pages/Room';
export { NewRoom } from './NewRoom';
