/** Where the command was before: systemd units may still name this file. */
import './launch.js';
