import "./desk.css";
