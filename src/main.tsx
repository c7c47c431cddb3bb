import 'virtual:login-tokens.css';
import './app/login/login.css';
import { mount } from './app/mount.tsx';

mount();
