import './fake-network.ts';
import { beforeEach } from 'vitest';
import { resetFakeServer } from './fake-server.ts';
import { resetApp } from './reset-app.ts';

// Modules of the web app ask for the player as soon as they are loaded.
resetFakeServer();
beforeEach(() => {
  resetFakeServer();
  resetApp();
});
